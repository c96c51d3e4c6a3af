import type { ResourceContent } from '@prospectus/content/schema/stories/resource'
import type { Entry } from '../rows/entry.ts'

export type Publication = Pick<ResourceContent, 'firstDownload' | 'gated'>

/** The address of a search result (SEARCH-4): its story, or the first download of an ungated publication. */
export function resultHref(
  entry: Pick<Entry, 'path' | 'section' | 'isStartpage'>,
  publication: Publication | undefined,
): string {
  if (!mayOpenDownload(entry) || publication?.gated) return entry.path
  return publication?.firstDownload?.href ?? entry.path
}

/** True if a result may link to its first download, so that its publication has to be read. */
export function mayOpenDownload(entry: Pick<Entry, 'section' | 'isStartpage'>): boolean {
  return entry.section === 'publications' && !entry.isStartpage
}
