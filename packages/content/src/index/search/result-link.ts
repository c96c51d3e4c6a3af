import type { Link } from '../../schema/links/multilink.ts'
import type { Entry } from '../rows/entry.ts'

/**
 * Where a search result leads (SEARCH-4): to its story; a story under publications to its first download,
 * or `#` when it has none that can be used.
 */
export function resultHref(
  entry: Pick<Entry, 'path' | 'section' | 'isStartpage'>,
  firstDownload: Link | undefined,
): string {
  if (!opensDownload(entry)) return entry.path
  return firstDownload?.href ?? '#'
}

/** Whether a result needs its first download looked up. */
export function opensDownload(entry: Pick<Entry, 'section' | 'isStartpage'>): boolean {
  return entry.section === 'publications' && !entry.isStartpage
}
