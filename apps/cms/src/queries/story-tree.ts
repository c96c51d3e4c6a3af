import type { StoryTree } from '@prospectus/protocol/management/story'
import type { Database } from '../database/database.ts'

/** The whole tree at once, without content, redirects left out: what editors navigate and search by. */
export async function storyTree(database: Database): Promise<StoryTree> {
  const { db } = database
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
  const authorOf = await lastAuthors(database)
  const authors = [...new Set(authorOf.values())].sort()
  const authorPlaces = new Map(authors.map((author, at) => [author, at]))
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
    author: rows.map((row) => authorPlaces.get(authorOf.get(row.id) ?? '') ?? -1),
    authors,
    in_review: await storiesInReview(database),
    scheduled: await scheduledStories(database),
  }
}

/** Who saved each story last, by the id of the story. */
async function lastAuthors({ db }: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('version')
    .innerJoin('story', (join) =>
      join.onRef('story.id', '=', 'version.story_id').onRef('story.version', '=', 'version.number'),
    )
    .select(['version.story_id', 'version.author'])
    .where('version.author', '<>', '')
    .execute()
  return new Map(rows.map(({ story_id, author }) => [story_id, author]))
}

async function storiesInReview({ db }: Database): Promise<readonly number[]> {
  const asked = db.selectFrom('review').select('story_id').where('state', '=', 'asked')
  return (await asked.execute()).map(({ story_id }) => story_id)
}

async function scheduledStories({ db }: Database): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('planned_change')
    .select('story_ids')
    .where('done_at', 'is', null)
    .where('due_at', 'is not', null)
    .execute()
  return [...new Set(rows.flatMap(({ story_ids }): number[] => JSON.parse(story_ids)))]
}
