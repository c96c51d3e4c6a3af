import type { Database } from '../database/database.ts'
import type { StoredStory } from '../queries/stored-story.ts'
import { storiesOf } from '../queries/story-rows.ts'
import { documentsOf, storyRow } from './read-rows.ts'

/** A story or folder in its newest state, with what those who write it need to know. */
export interface WrittenStory extends StoredStory {
  readonly is_folder: boolean
  readonly published: boolean
  /** Published, and saved since in other words. */
  readonly unpublished_changes: boolean
  /** Of its newest save. */
  readonly version: number
  /** Of a redirect that a move left: the id of the story it leads to (decision 0026). */
  readonly redirect_to: number | null
}

/** Throws `StorageError` when there is no story or folder with this id. */
export async function writtenStory(database: Database, id: number): Promise<WrittenStory> {
  const story = await storyRow(database, id)
  const { draft, published } = await documentsOf(database, story)
  const row = { ...story, ...draft, id, in_group: 1 }
  const [written] = await storiesOf(database, 'draft', [row])
  if (written === undefined) throw new Error(`The story ${story.full_slug} could not be read back`)
  return {
    ...written,
    is_folder: story.is_folder === 1,
    published: story.published === 1,
    unpublished_changes: published !== undefined && published.id !== draft.id,
    version: story.version,
    redirect_to: story.redirect_to,
  }
}

/** A story to be made, or the changes to one; what is left out stays as it is. */
export interface StoryChange {
  readonly name?: string
  /** Last segment. */
  readonly slug?: string
  /** 0 is the root. */
  readonly parentId?: number
  readonly position?: number
  readonly isStartpage?: boolean
  readonly isFolder?: boolean
  readonly lang?: string
  readonly groupId?: string
  readonly tagList?: readonly string[]
  readonly content?: Readonly<Record<string, unknown>>
}
