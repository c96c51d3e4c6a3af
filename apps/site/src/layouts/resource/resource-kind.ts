/** The arrangements a resource can have on its page (BLOCK-12). */
export type ResourceKind = 'article' | 'podcast' | 'video' | 'event' | 'document' | 'case' | 'news'

/** A Map, because a section is whatever an editor called a folder. */
const kinds: ReadonlyMap<string, ResourceKind> = new Map([
  ['podcast', 'podcast'],
  ['videos', 'video'],
  ['webinar-recording-pages', 'video'],
  ['events', 'event'],
  ['webinars', 'event'],
  ['whitepapers', 'document'],
  ['guidebooks', 'document'],
  ['datasheets', 'document'],
  ['publications', 'document'],
  ['client-stories', 'case'],
  ['news', 'news'],
  ['project-management-awards', 'news'],
])

/** The arrangement for a section; that of an article for one that has none of its own. */
export function kindOf(section: string): ResourceKind {
  return kinds.get(section) ?? 'article'
}
