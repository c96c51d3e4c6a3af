import type { DeletedStory } from '@prospectus/protocol/management/story'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { type Page, pageOf, windowOf } from '../database/paging.ts'
import type { StoryRow } from './read-rows.ts'

/** What can be brought back, the latest first. */
export async function deletions(
  { db }: Database,
  page: number,
  perPage: number,
): Promise<Page<DeletedStory>> {
  const window = windowOf(page, perPage)
  const roots = db.selectFrom('deleted_story').whereRef('id', '=', 'deletion')
  const rows = await roots
    .select(['id', 'deleted_at', 'deleted_by', 'story'])
    .select(
      sql<number>`(select count(*) from deleted_story as inside
        where inside.deletion = deleted_story.id)`.as('stories'),
    )
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  const items = rows.map(({ story, ...row }) => {
    const { full_slug, is_folder } = JSON.parse(story) as StoryRow
    return { ...row, full_slug, is_folder: is_folder === 1 }
  })
  return await pageOf(items, window, async () => {
    const counted = roots.select(({ fn }) => fn.countAll<number>().as('total'))
    return (await counted.executeTakeFirstOrThrow()).total
  })
}
