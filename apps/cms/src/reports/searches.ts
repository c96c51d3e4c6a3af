import { fold } from '@prospectus/content/text/fold'
import type { SearchCount } from '@prospectus/protocol/management/report'
import { sql } from 'kysely'
import { contains, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, type Paging, readPage } from '../database/paging.ts'

/** A search query with its counts over some days (management-api#searches). */
export type SearchStatistics = Omit<SearchCount, 'rare'>

export interface SearchReportQuery extends Paging {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string
  /** Only queries that found something (true) or nothing (false) on the last day with a search; undefined for all. */
  readonly hasResults: boolean | undefined
  readonly search: string | undefined
}

/** Searches, the most frequent first. */
export async function listSearches(
  database: Database,
  query: SearchReportQuery,
): Promise<ListPage<SearchStatistics>> {
  const part = storableText(fold(query.search ?? ''))
  const countsQuery = database.db
    .selectFrom('search_count')
    .select(['query', 'lang'])
    .select(sql<string>`max(${sql.ref('day')})`.as('last_day'))
    .select(sql<number>`cast(sum(${sql.ref('count')}) as integer)`.as('total'))
    .where('day', '>=', query.from)
    .$if(part !== '', (rows) => rows.where(contains(database, sql.ref('query'), part)))
    .groupBy(['query', 'lang'])
  const orderedQuery = database.db
    .selectFrom(countsQuery.as('counts'))
    .innerJoin('search_count as last', (join) =>
      join
        .onRef('last.day', '=', 'counts.last_day')
        .onRef('last.lang', '=', 'counts.lang')
        .onRef('last.query', '=', 'counts.query'),
    )
    .$if(query.hasResults !== undefined, (rows) =>
      rows.where('last.results', query.hasResults ? '>' : '=', 0),
    )
    .select([
      'counts.query',
      'counts.lang',
      'counts.total as count',
      'last.results',
      'counts.last_day',
    ])
    .orderBy('counts.total', 'desc')
    .orderBy('counts.query')
    .orderBy('counts.lang')
  return await readPage(orderedQuery, query)
}
