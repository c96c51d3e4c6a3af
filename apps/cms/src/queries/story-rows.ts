import type { RawAlternate } from '@prospectus/protocol/raw-story'
import { sql } from 'kysely'
import { oneOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { View } from '../database/story-query.ts'
import { inView } from './conditions.ts'

/** Query for the stories of a view with their documents. Callers add conditions; `storiesOf` maps the rows. */
export function storyRowsQuery({ db }: Database, view: View) {
  return db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .select([
      'story.id',
      'story.uuid',
      'story.group_id',
      'story.parent_id',
      'story.is_startpage',
      'story.slug',
      'story.full_slug',
      'story.path',
      'story.position',
      'story.lang',
      'story.created_at',
      'story.updated_at',
      'story.first_published_at',
      'story.published_at',
      'document.name',
      'document.tag_list',
      'document.content',
    ])
    .select(
      sql<number>`case when exists (select 1 from story as other
        where other.group_id = story.group_id and other.id <> story.id) then 1 else 0 end`.as(
        'in_group',
      ),
    )
    .where('story.is_folder', '=', 0)
    .where(inView(view))
}

export type StoryWithDocument = Awaited<
  ReturnType<ReturnType<typeof storyRowsQuery>['execute']>
>[number]

/** A story of a view with its content as JSON, and as `alternates` the other stories of its group in the view. */
export type StoredStory = Awaited<ReturnType<typeof storiesOf>>[number]

/** Maps rows to stories. Alternates are looked up only where a group has several stories. */
export async function storiesOf(
  database: Database,
  view: View,
  rows: readonly StoryWithDocument[],
) {
  const groups = new Set(rows.filter((row) => row.in_group === 1).map((row) => row.group_id))
  const alternates = await findAlternates(database, view, [...groups])
  return rows.map(({ in_group: _, ...row }) => ({
    ...row,
    is_startpage: row.is_startpage === 1,
    tag_list: JSON.parse(row.tag_list) as readonly string[],
    alternates: (alternates.get(row.group_id) ?? []).filter(({ id }) => id !== row.id),
  }))
}

/**
 * Alternates visible in the view, without folders, keyed by group (delivery-protocol#story). Those of a group are
 * ordered by position, then newest id first.
 */
async function findAlternates(
  database: Database,
  view: View,
  groups: readonly string[],
): Promise<ReadonlyMap<string, readonly RawAlternate[]>> {
  if (groups.length === 0) return new Map()
  const rows = await database.db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .select(['story.id', 'group_id', 'name', 'slug', 'published', 'full_slug', 'parent_id'])
    .where(oneOf(database, sql.ref('story.group_id'), groups))
    .where('is_folder', '=', 0)
    .where(inView(view))
    .orderBy('position')
    .orderBy('story.id', 'desc')
    .execute()
  const alternates = new Map(groups.map((group): [string, RawAlternate[]] => [group, []]))
  for (const { group_id, published, ...row } of rows) {
    alternates.get(group_id)?.push({ ...row, published: published === 1, is_folder: false })
  }
  return alternates
}
