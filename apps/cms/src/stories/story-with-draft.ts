import type { Database } from '../database/database.ts'
import { type StoredStory, storiesOf } from '../queries/story-rows.ts'
import { documentsOf, storyRow } from './read-rows.ts'

export interface StoryWithDraft extends StoredStory {
  readonly is_folder: boolean
  readonly published: boolean
  /** Published, and changed since. */
  readonly unpublished_changes: boolean
  readonly version: number
  /** Id of the story that a redirect follows (decision 0026), 0 if it follows none; null for anything else. */
  readonly redirect_to: number | null
}

/** The story or folder with this id. Throws `StorageError` when there is none. */
export async function storyWithDraft(database: Database, id: number): Promise<StoryWithDraft> {
  const story = await storyRow(database, id)
  const { draft, published } = await documentsOf(database, story)
  const { name, tag_list, content } = draft
  const { level: _, ...columns } = story
  const row = { ...columns, name, tag_list, content, in_group: 1 }
  const [storedStory] = await storiesOf(database, 'draft', [row])
  if (storedStory === undefined)
    throw new Error(
      `The story ${story.full_slug} has a draft, but the query for drafts did not return it`,
    )
  return {
    ...storedStory,
    is_folder: story.is_folder === 1,
    published: story.published === 1,
    unpublished_changes: published !== undefined && published.id !== draft.id,
    version: story.version,
    redirect_to: story.redirect_to,
  }
}

/** A new story, or changes to one; undefined members stay unchanged. */
export interface StoryChange {
  readonly name?: string
  readonly slug?: string
  readonly parentId?: number
  readonly position?: number
  readonly isStartpage?: boolean
  readonly isFolder?: boolean
  readonly lang?: string
  readonly groupId?: string
  readonly tagList?: readonly string[]
  readonly content?: Readonly<Record<string, unknown>>
}
