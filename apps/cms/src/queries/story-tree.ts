import type { Database } from '../database/database.ts'

/** All stories and folders, in columns: row by row the same index. Children stand in their order. */
export interface StoryTree {
  readonly id: readonly number[]
  /** 0 is the root. */
  readonly parent: readonly number[]
  readonly name: readonly string[]
  readonly slug: readonly string[]
  readonly state: readonly TreeState[]
  /** Which of `types` the story is; -1 for a folder. */
  readonly type: readonly number[]
  readonly types: readonly string[]
}

/** A folder, or how a story stands with visitors: unpublished, published, published with changes since. */
export type TreeState = 'f' | 'd' | 'p' | 'c'

/** The whole tree at once, without content, redirects left out: what editors navigate and search by. */
export async function storyTree({ db }: Database): Promise<StoryTree> {
  const rows = await db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .where('document.is_draft', '=', 1)
    .where('redirect_to', 'is', null)
    .select(['story.id', 'parent_id', 'name', 'slug', 'component', 'is_folder'])
    .select(['published', 'is_published'])
    .orderBy('position')
    .orderBy('story.id', 'desc')
    .execute()
  const types = [...new Set(rows.filter((row) => row.is_folder === 0).map((row) => row.component))]
  const places = new Map(types.map((type, at) => [type, at]))
  return {
    id: rows.map((row) => row.id),
    parent: rows.map((row) => row.parent_id),
    name: rows.map((row) => row.name),
    slug: rows.map((row) => row.slug),
    state: rows.map((row) => {
      if (row.is_folder === 1) return 'f'
      if (row.published !== 1) return 'd'
      return row.is_published === 1 ? 'p' : 'c'
    }),
    type: rows.map((row) => (row.is_folder === 1 ? -1 : (places.get(row.component) ?? -1))),
    types,
  }
}
