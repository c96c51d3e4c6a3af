import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { hasPage, storyKindOf } from '@prospectus/content/reading/story-kind'
import { uidOf } from '@prospectus/content/schema/values/uid'
import { editableComment } from '@prospectus/protocol/editable-comment'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'
import type { GetSettingsAttributes } from '../rendering/page-view.ts'

/** True for a settings story, whose header and footer are on every page. */
export function isSettings({ content }: Pick<RawStory, 'content'>): boolean {
  return storyKindOf(content) === 'settings'
}

/** The page at a path, on which settings are shown; undefined if there is none. */
export function pageAt(path: unknown, snapshot: Snapshot): RawStory | undefined {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return undefined
  const match = snapshot.find(decodeEscapes(path.slice(1)) || HOME)
  if (match?.kind !== 'story' || !hasPage(match.entry.component)) return undefined
  return snapshot.read(match.entry)
}

/** Attributes by which the editor finds header and footer as parts of the settings. */
export function settingsAttributes(
  { id, content }: Pick<RawStory, 'id' | 'content'>,
  spaceId: string,
): GetSettingsAttributes {
  const root = uidOf(content) ?? ''
  return (uid = root) => {
    const reference = { name: 'settings', space: spaceId, uid, id: String(id) }
    const comment = editableComment(reference)
    const json = comment.slice(comment.indexOf('{'), comment.lastIndexOf('}') + 1)
    return { 'data-blok-c': json, 'data-blok-uid': `${id}-${uid}` }
  }
}

/** Full slug of the home page (ROUTE-2). */
const HOME = 'home'
