import type { Database } from '../database/database.ts'
import type { StoredStory } from '../queries/stored-story.ts'
import { storiesOf } from '../queries/story-rows.ts'
import { documentsOf, storyRow } from './read-rows.ts'

/** A story or folder in its newest state, read in the transaction that changed it. */
export async function writtenStory(database: Database, id: number): Promise<StoredStory> {
  const story = await storyRow(database, id)
  const { draft } = await documentsOf(database, story)
  const row = { ...story, ...draft, id, in_group: 1 }
  const [written] = await storiesOf(database, 'draft', [row])
  if (written === undefined) throw new Error(`The story ${story.full_slug} could not be read back`)
  return written
}
