import { fold } from '@prospectus/content/text/fold'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { SearchableText } from '../matching/match.ts'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import { bodyText } from './body-text.ts'

/** The text of a story that the site search compares: name, description, body text and tags (SEARCH-2). */
export function searchableText(story: RawStory, row: SnapshotRow): SearchableText {
  const tags = Array.isArray(story.tag_list)
    ? story.tag_list.filter((tag) => typeof tag === 'string')
    : []
  const body = fold([bodyText(story.content), ...tags].join('\n'))
  return { name: row.foldedName, text: `${row.foldedName} ${row.foldedDescription} ${body}` }
}
