import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { componentOfContent, hasPage } from '@prospectus/content/reading/component'
import { uidOf } from '@prospectus/content/schema/values/uid'
import { editableComment } from '@prospectus/protocol/editable-comment'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { SettingsAttributes } from '../rendering/page-view.ts'

/** Whether a story says what all pages share: header and footer. */
export function isSettings({ content }: Pick<RawStory, 'content'>): boolean {
  return componentOfContent(content) === 'settings'
}

/** The story whose page is at a path, to show settings around; undefined where there is no page. */
export function pageAt(path: unknown, snapshot: Snapshot): RawStory | undefined {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return undefined
  const found = snapshot.find(decoded(path.slice(1)) || HOME)
  if (found?.kind !== 'story' || !hasPage(found.entry.component)) return undefined
  return snapshot.read(found.entry)
}

/** Makes parts of header and footer known to the editor, as parts of the story of settings. */
export function settingsAttributes(
  { id, content }: Pick<RawStory, 'id' | 'content'>,
  spaceId: string,
): SettingsAttributes {
  const root = uidOf(content) ?? ''
  return (uid = root) => {
    const facts = { name: 'settings', space: spaceId, uid, id: String(id) }
    const comment = editableComment(facts)
    const json = comment.slice(comment.indexOf('{'), comment.lastIndexOf('}') + 1)
    return { 'data-blok-c': json, 'data-blok-uid': `${id}-${uid}` }
  }
}

/** Full slug of the page at `/` (ROUTE-2). */
const HOME = 'home'

/** A path as it was typed may be escaped in a way that says nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
