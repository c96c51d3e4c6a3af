import { type SqlBool, sql } from 'kysely'
import { MATCH_NONE, startsWithOneOf, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import {
  countRows,
  type PageRange,
  type Paging,
  pageWithTotal,
  rangeOfPage,
} from '../database/paging.ts'
import type { View } from '../database/story-query.ts'
import { inView } from './conditions.ts'

export interface LinkQuery extends Paging {
  /** `published` for all folders, and stories with a published document. */
  readonly view: View
  /** Prefixes of the full slug; empty for all. */
  readonly startsWith: readonly string[]
  /** Direct children of this folder; 0 is the root. */
  readonly parentId: number | undefined
  readonly uuid: string | undefined
}

export type StoredLink = Awaited<ReturnType<typeof listLinks>>['items'][number]

/**
 * Lists stories and folders of the space (delivery-protocol#links), by position, then the newest id first: all of them
 * in the draft view, else all folders and the published stories. Names are those of the view.
 */
export async function listLinks(database: Database, query: LinkQuery) {
  const range = rangeOfPage(query)
  const rows = await readLinkRows(database, query, range)
  const items = rows.map(({ full_slug, published, is_folder, is_startpage, ...row }) => ({
    ...row,
    slug: full_slug,
    published: published === 1,
    is_folder: is_folder === 1,
    is_startpage: is_startpage === 1,
  }))
  return await pageWithTotal(items, range, () => countRows(matchingLinks(database, query)))
}

async function readLinkRows(database: Database, query: LinkQuery, range: PageRange) {
  const page = matchingLinks(database, query)
    .select(['story.id as story_id', 'position as place'])
    .orderBy('position')
    .orderBy('story.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
  return await database.db
    .selectFrom(page.as('page'))
    .innerJoin('story', 'story.id', 'page.story_id')
    .innerJoin('document', 'document.story_id', 'story.id')
    .where(({ and, eb, or }) =>
      query.view === 'draft'
        ? inView('draft')
        : or([
            and([eb('is_folder', '=', 0), inView('published')]),
            and([eb('is_folder', '=', 1), inView('draft')]),
          ]),
    )
    .select([
      'story.id',
      'uuid',
      'full_slug',
      'path',
      'name',
      'published',
      'parent_id',
      'is_folder',
    ])
    .select(['is_startpage', 'position', 'published_at', 'created_at', 'updated_at'])
    .orderBy('page.place')
    .orderBy('page.story_id', 'desc')
    .execute()
}

function matchingLinks({ db }: Database, query: LinkQuery) {
  let linkQuery = db.selectFrom('story')
  if (query.view === 'published') {
    linkQuery = linkQuery.where(({ eb, or }) =>
      or([eb('is_folder', '=', 1), eb('published', '=', 1)]),
    )
  }
  if (query.startsWith.length > 0) {
    linkQuery = linkQuery.where(startsWithOneOf(sql.ref('story.full_slug'), query.startsWith))
  }
  if (query.parentId !== undefined) {
    const isFolderId = Number.isSafeInteger(query.parentId)
    linkQuery = linkQuery.where(
      isFolderId ? sql<SqlBool>`parent_id = ${query.parentId}` : MATCH_NONE,
    )
  }
  if (query.uuid !== undefined) linkQuery = linkQuery.where('uuid', '=', storableText(query.uuid))
  return linkQuery
}
