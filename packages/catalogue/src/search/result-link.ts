import type { ResourceContent } from '@prospectus/content/schema/stories/resource'
import type { Entry } from '../rows/entry.ts'

/** What a publication gives out. */
export type Publication = Pick<ResourceContent, 'firstDownload' | 'gated'>

/**
 * The address a search result links to (SEARCH-4): its story, or for a publication its first download. A
 * publication without a usable one, or whose downloads are gated (BLOCK-12), leads to its story.
 */
export function resultHref(
  entry: Pick<Entry, 'path' | 'section' | 'isStartpage'>,
  publication: Publication | undefined,
): string {
  if (!opensDownload(entry) || publication?.gated) return entry.path
  return publication?.firstDownload?.href ?? entry.path
}

/** Whether a result links to its first download, which then has to be looked up. */
export function opensDownload(entry: Pick<Entry, 'section' | 'isStartpage'>): boolean {
  return entry.section === 'publications' && !entry.isStartpage
}
