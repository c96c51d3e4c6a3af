import type { Link } from '../../schema/links/multilink.ts'
import type { Entry } from '../rows/entry.ts'

/**
 * The address a search result links to (SEARCH-4): its story, or for a publication its first download, or `#`
 * when no download is usable.
 */
export function resultHref(
  entry: Pick<Entry, 'path' | 'section' | 'isStartpage'>,
  firstDownload: Link | undefined,
): string {
  if (!opensDownload(entry)) return entry.path
  return firstDownload?.href ?? '#'
}

/** Whether a result links to its first download, which then has to be looked up. */
export function opensDownload(entry: Pick<Entry, 'section' | 'isStartpage'>): boolean {
  return entry.section === 'publications' && !entry.isStartpage
}
