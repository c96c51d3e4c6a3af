import { sql } from 'kysely'
import { allOf, startsWithOneOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { StoryCondition, View } from '../database/story-query.ts'
import { compileFilter, inView } from './conditions.ts'

interface TagQuery {
  readonly view: View
  readonly startsWith: readonly string[]
  readonly where: readonly StoryCondition[]
}

/** Tags of the matching stories in the view, ordered by name, with counts (delivery-protocol#tags-and-space). */
export async function listTags(database: Database, { view, startsWith, where }: TagQuery) {
  const { conditions } = await compileFilter(database, where)
  let tagQuery = database.db
    .selectFrom('document_tag')
    .innerJoin('document', 'document.id', 'document_tag.document_id')
    .innerJoin('story', 'story.id', 'document.story_id')
    .where('story.is_folder', '=', 0)
    .where(inView(view))
    .where(allOf(conditions))
  if (startsWith.length > 0)
    tagQuery = tagQuery.where(startsWithOneOf(sql.ref('story.full_slug'), startsWith))
  return await tagQuery
    .select(({ fn }) => ['tag as name', fn.countAll<number>().as('taggings_count')])
    .groupBy('tag')
    .orderBy('tag')
    .execute()
}
