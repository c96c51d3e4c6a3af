import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/** The version of each story that a plan publishes: for existing plans, the current one. */
export async function addPlannedVersions({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  await db.schema
    .alterTable('planned_change')
    .addColumn('versions', text, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute()
  const openPlans = await db
    .selectFrom('planned_change')
    .select(['id', 'story_ids'])
    .where('done_at', 'is', null)
    .execute()
  for (const { id, story_ids } of openPlans) {
    const ids: readonly number[] = JSON.parse(story_ids)
    const stories = await db
      .selectFrom('story')
      .select(['id', 'version'])
      .where('id', 'in', ids)
      .execute()
    const versions = Object.fromEntries(stories.map((story) => [story.id, story.version]))
    await db
      .updateTable('planned_change')
      .set({ versions: JSON.stringify(versions) })
      .where('id', '=', id)
      .execute()
  }
}
