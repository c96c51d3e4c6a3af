import type { ResourceContent } from '../../schema/stories/resource.ts'
import type { Entry } from '../rows/entry.ts'

/** What a publication gives out. */
export type Publication = Pick<ResourceContent, 'firstDownload' | 'gated'>

/**
 * The address a search result links to (SEARCH-4): its story, or for a publication its first download, or `#`
 * when no download is usable. What is gated leads to its story, which has the form (BLOCK-12).
 */
export function resultHref(
  entry: Pick<Entry, 'path' | 'section' | 'isStartpage'>,
  publication: Publication | undefined,
): string {
  if (!opensDownload(entry) || publication?.gated) return entry.path
  return publication?.firstDownload?.href ?? '#'
}

/** Whether a result links to its first download, which then has to be looked up. */
export function opensDownload(entry: Pick<Entry, 'section' | 'isStartpage'>): boolean {
  return entry.section === 'publications' && !entry.isStartpage
}
