import type { LinkingStory } from '@prospectus/protocol/management/story'
import type { Database } from '../database/database.ts'
import { type ListPage, pageWithTotal, rangeOfPage } from '../database/paging.ts'
import { isBelow, storyRow } from '../stories/read-rows.ts'

/**
 * Lists stories that link to a story, or into a folder from outside, published ones first. Throws `StorageError` when
 * the story or folder does not exist.
 */
export async function listLinkingStories(
  database: Database,
  id: number,
  page: number,
  perPage: number,
): Promise<ListPage<LinkingStory>> {
  const { db } = database
  const story = await storyRow(database, id)
  const range = rangeOfPage({ page, perPage })
  const inside = db.selectFrom('story').where(isBelow(story.full_slug))
  const targets =
    story.is_folder === 1
      ? { uuids: inside.select('uuid'), ids: inside.select('story.id') }
      : { uuids: [story.uuid], ids: [story.id] }
  const links = db
    .selectFrom('document_link')
    .innerJoin('document', 'document.id', 'document_link.document_id')
    .innerJoin('story', 'story.id', 'document.story_id')
    .where('document_link.uuid', 'in', targets.uuids)
    .where('story.id', 'not in', targets.ids)
  const rows = await links
    .select(({ fn }) => [
      'story.id',
      'full_slug',
      fn.min<string>('document.name').as('name'),
      fn.max<number>('is_published').as('visibility'),
    ])
    .groupBy(['story.id', 'full_slug'])
    .orderBy('visibility', 'desc')
    .orderBy('full_slug')
    .limit(range.limit)
    .offset(range.offset)
    .execute()
  const items = rows.map(({ id, name, full_slug, visibility }) => ({
    id,
    name,
    full_slug,
    published: visibility === 1,
  }))
  return await pageWithTotal(items, range, async () => {
    const countQuery = links.select(({ fn }) => fn.count<number>('story.id').distinct().as('total'))
    return (await countQuery.executeTakeFirstOrThrow()).total
  })
}
