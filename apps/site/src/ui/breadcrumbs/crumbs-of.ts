import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { Story } from '@prospectus/content/schema/stories/story'
import { homePath } from '../link/languages.ts'

export interface Crumb {
  readonly name: string
  /** Undefined for a folder without a page, and for the page itself. */
  readonly path: string | undefined
}

/**
 * Breadcrumbs from the language's home page to a story (LANG-2), through folders that have a page or are published;
 * empty for a story in none of these.
 */
export function crumbsOf(story: Story, snapshot: Snapshot, homeName: string): readonly Crumb[] {
  const segments = story.fullSlug.split('/').filter((segment) => segment !== '')
  const { lang } = story
  const folderSlugs = segments
    .slice(0, -1)
    .map((_, index) => segments.slice(0, index + 1).join('/'))
    .filter((folder) => folder !== lang)
  const folderCrumbs = folderSlugs.flatMap((fullSlug) => crumbOfFolder(fullSlug, snapshot))
  if (folderCrumbs.length === 0) return []
  const home = { name: homeName, path: homePath({ lang, snapshot }) }
  return [home, ...folderCrumbs, { name: story.name, path: undefined }]
}

function crumbOfFolder(fullSlug: string, snapshot: Pick<Snapshot, 'find'>): readonly Crumb[] {
  const match = snapshot.find(fullSlug)
  if (match?.kind === 'story') return [{ name: match.entry.name, path: match.entry.path }]
  return match?.published ? [{ name: match.name, path: undefined }] : []
}
