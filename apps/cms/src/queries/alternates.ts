import type { RawAlternate } from '@prospectus/protocol/raw-story'
import { sql } from 'kysely'
import { oneOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { View } from '../database/story-query.ts'
import { inView } from './conditions.ts'

/**
 * The stories of groups, as alternates of one another (delivery-protocol#story): those that the view has, by
 * position and the newest id first. Folders are no alternates.
 *
 * @returns by group
 */
export async function alternatesOf(
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
