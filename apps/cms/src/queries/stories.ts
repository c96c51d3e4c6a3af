import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  allOf,
  contains,
  MATCH_ALL,
  oneNumberOf,
  oneOf,
  type SqlCondition,
  storableText,
} from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, type PageRange, pageWithTotal, rangeOfPage } from '../database/paging.ts'
import type { StoryQuery, View } from '../database/story-query.ts'
import { compileFilter, type Filter, inView } from './conditions.ts'
import {
  compileSearch,
  countExactMatches,
  countMatches,
  documentIdOfWords,
  MIN_PART_LENGTH,
  type Search,
  type WordMatch,
} from './search.ts'
import { compileOrder, type OrderKey, type SortOrder } from './sort.ts'
import {
  type StoredStory,
  type StoryWithDocument,
  storiesOf,
  storyRowsQuery,
} from './story-rows.ts'

/**
 * A page of the stories that meet all conditions, never folders (delivery-protocol#lists-of-stories). One statement
 * finds the ids on narrow columns and fetches the rest, so that no story published meanwhile is missing.
 * @param scanThreshold number of matches above which a search scans stories in their order (`isScannable`)
 * @param maxCandidates while at most this many stories have the query in slug or name, only those are checked for it
 */
export async function listStories(
  database: Database,
  query: StoryQuery,
  scanThreshold = MANY_MATCHES,
  maxCandidates = MAX_CANDIDATES,
): Promise<ListPage<StoredStory>> {
  const { search, view } = query
  const compiledSearch = search === undefined ? undefined : await compileSearch(database, search)
  const whereFilter = await compileFilter(database, query.where)
  const filter: Filter = compiledSearch
    ? {
        conditions: [...whereFilter.conditions, compiledSearch.condition],
        needsDocument: true,
        isSearch: true,
      }
    : whereFilter
  const order = await compileOrder(database, query, compiledSearch?.folded)
  const range = rangeOfPage(query)
  const plainSearch =
    compiledSearch && (await readPlainSearch(database, query, compiledSearch, range))
  const isScanned = plainSearch?.isScannable === true && plainSearch.exactCount > scanThreshold
  const isCountedInWords = isScanned || plainSearch?.match.isExact === true
  const ids = isScanned
    ? await scannedPageOfIds(database, view, { ...plainSearch, maxCandidates }, range)
    : pageOfIds(database, view, filter, order, range, !isCountedInWords)
  const rows = await readPageRows(database, view, ids, order, range)
  const count = async () =>
    isCountedInWords
      ? await countMatches(database, view, plainSearch.match, plainSearch.total)
      : (rows[0]?.total ?? (await countStories(database, view, filter)))
  const page = await pageWithTotal(rows, range, count)
  const stories = rows.map(({ total: _, ...row }) => row)
  return { total: page.total, items: await storiesOf(database, view, stories) }
}

interface PlainSearch {
  readonly folded: string
  readonly match: WordMatch
  /** Number of documents that meet `match.exactCondition`. */
  readonly exactCount: number
  /** `exactCount` if it counts all matching documents, else undefined. */
  readonly total: number | undefined
  /**
   * True if stories can be scanned in the order of the list, since the page is near its start. Where there are many
   * matches, that is faster than sorting them.
   */
  readonly isScannable: boolean
}

/** A search without further conditions that the index of words alone can count; undefined for others. */
async function readPlainSearch(
  database: Database,
  { where, sort }: StoryQuery,
  { folded, match }: Search,
  { limit, offset }: PageRange,
): Promise<PlainSearch | undefined> {
  if (match === undefined || where.length > 0) return undefined
  const isScannable = sort.length === 0 && offset + limit <= MAX_SCAN_OFFSET
  if (!isScannable && !match.isExact) return undefined
  const exactCount = await countExactMatches(database, match)
  const total = match.isExact ? exactCount : undefined
  return { folded, match, exactCount, total, isScannable }
}

async function readPageRows(
  database: Database,
  view: View,
  ids: PageOfIds,
  order: SortOrder,
  { limit }: PageRange,
): Promise<readonly (StoryWithDocument & { readonly total: number | null })[]> {
  if (limit === 0) return []
  const pageStories = storyRowsQuery(database, view).innerJoin(
    ids.as('page'),
    'page.story_id',
    'story.id',
  )
  const keys = order.keys.map((key, index) => orderTerm(sql.ref(`page.key${index}`), key))
  return await pageStories
    .select('page.total')
    .orderBy(sql`${sql.join([...keys, sql`page.position`, sql`page.story_id desc`])}`)
    .execute()
}

/**
 * Ids of a page, with sort keys as `key0`, `key1` … Counts the total where all matches are read anyway; reads the table
 * `story` alone in its order, no further than the page.
 * @param isCounted false if the total is counted elsewhere: the database then keeps only the rows of the page
 */
function pageOfIds(
  { kind }: Database,
  view: View,
  filter: Filter,
  order: SortOrder,
  { limit, offset }: PageRange,
  isCounted: boolean,
): PageOfIds {
  const keys = order.keys.map(
    ({ expression }, index) => sql`${expression} as ${sql.ref(`key${index}`)}`,
  )
  const needsDocument = order.needsDocument || filter.needsDocument
  const total = needsDocument && isCounted ? sql`count(*) over ()` : sql`cast(null as bigint)`
  const sorting = order.keys.map((key) => orderTerm(key.expression, key))
  // Without statistics SQLite would read all values at the path for each story.
  const hint = kind === 'sqlite' ? sql`indexed by value_document` : sql``
  const values = order.values.map(
    ({ alias, pathId, kinds }) => sql`left join document_value as ${sql.ref(alias)} ${hint}
      on ${sql.ref(`${alias}.document_id`)} = document.id
      and ${sql.ref(`${alias}.path_id`)} = ${pathId}
      and ${sql.ref(`${alias}.kind`)} in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`,
  )
  return sql`(
    select ${sql.join([sql`story.id as story_id, story.position`, sql`${total} as total`, ...keys])}
    from ${joinedTables(kind, needsDocument, filter)} ${sql.join(values, sql` `)}
    where ${matches(view, filter, needsDocument)}
    ${values.length > 0 ? sql`group by story.id, document.id` : sql``}
    order by ${sql.join([...sorting, ...TIE_BREAKERS])}
    limit ${limit} offset ${offset})`
}

async function countStories({ kind, db }: Database, view: View, filter: Filter): Promise<number> {
  const { needsDocument } = filter
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from ${joinedTables(kind, needsDocument, filter)} where ${matches(view, filter, needsDocument)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

function joinedTables(kind: Database['kind'], needsDocument: boolean, filter: Filter) {
  if (!needsDocument) return sql.table('story')
  // A search can match nearly all stories: the index keeps SQLite from reading their contents.
  const hint = kind === 'sqlite' && filter.isSearch ? sql`indexed by document_listed` : sql``
  return sql`story inner join document ${hint} on document.story_id = story.id`
}

function matches(view: View, { conditions }: Filter, needsDocument: boolean) {
  const visibility = view === 'published' ? [sql<SqlBool>`story.published = 1`] : []
  return allOf([
    sql<SqlBool>`story.is_folder = 0`,
    ...(needsDocument ? [inView(view)] : visibility),
    ...conditions,
  ])
}

function orderTerm(expression: OrderKey['expression'], { isDescending, nulls }: OrderKey) {
  const direction = isDescending ? sql`desc` : sql`asc`
  return sql`${expression} ${direction} ${nulls === undefined ? sql`` : sql.raw(`nulls ${nulls}`)}`
}

const TIE_BREAKERS = [sql`story.position`, sql`story.id desc`]

/** A table of the ids of a page, with its sort keys as `key0`, `key1` … */
type PageOfIds = RawBuilder<{ story_id: number; total: number | null }>

/**
 * A page of a search with many matches, in the order of `relevance` (delivery-protocol#order): with the query in the
 * slug, then in the name, then the others. Scans each part in its order, no further than the page needs.
 */
async function scannedPageOfIds(
  database: Database,
  view: View,
  search: { readonly folded: string; readonly match: WordMatch; readonly maxCandidates: number },
  { limit, offset }: PageRange,
): Promise<PageOfIds> {
  const query = storableText(search.folded)
  const slugPart = query.replaceAll(' ', '-')
  const inSlug = contains(database, sql.ref('listed.slug'), slugPart)
  const inName = contains(database, sql.ref('listed.name'), query)
  const isInView = view === 'published' ? sql`listed.is_published = 1` : sql`listed.is_draft = 1`
  const isFound = isFoundIn(database, search.match)
  const parts: readonly (ListedRows & { readonly match: RawBuilder<SqlBool> })[] = [
    {
      ...(await listedRowsToScan(database, 'slug', slugPart, search.maxCandidates)),
      match: inSlug,
    },
    {
      ...(await listedRowsToScan(database, 'name', query, search.maxCandidates)),
      match: sql<SqlBool>`${inName} and not ${inSlug}`,
    },
    { ...ALL_LISTED, match: sql<SqlBool>`not ${inSlug} and not ${inName}` },
  ]
  // Sorts each part before its words are compared, and stops comparing when the page is full.
  const fence = database.kind === 'sqlite' ? sql`limit -1` : sql`offset 0`
  const scans = parts.map(
    ({ from, condition, match }, index) => sql`select * from (
      select listed.story_id, listed.position, ${sql.lit(index)} as key0 from (
        select listed.story_id, listed.position, listed.document_id from ${from}
        where ${condition} and ${isInView} and ${match}
        order by listed.position, listed.story_id desc ${fence}) as listed
      where ${isFound}
      limit ${offset + limit}) as ${sql.ref(`part${index}`)}`,
  )
  return sql`(
    select story_id, position, key0, cast(null as bigint) as total
    from (${sql.join(scans, sql` union all `)}) as parts
    order by key0, position, story_id desc
    limit ${limit} offset ${offset})`
}

/**
 * Compares the words of one row of `listed`. With `exists`, PostgreSQL would first find all stories with the words.
 */
function isFoundIn(
  database: Database,
  { exactCondition, rowCondition }: WordMatch,
): RawBuilder<SqlBool> {
  const row = sql`from document_words where ${documentIdOfWords(database)} = listed.document_id`
  return database.kind === 'sqlite'
    ? sql`(exists (select 1 ${row} and ${exactCondition}) or exists (select 1 ${row} and ${rowCondition}))`
    : sql`(select ${exactCondition} or ${rowCondition} ${row})`
}

/**
 * The rows of `listed` to search for a text in a column: the few that contain it, or all if many do, because a scan in
 * order soon finds enough of those.
 */
async function listedRowsToScan(
  database: Database,
  column: 'slug' | 'name',
  part: string,
  maxCandidates: number,
): Promise<ListedRows> {
  const candidates = documentsWith(database, column, part)
  if (candidates === undefined) return ALL_LISTED
  const { rows } = await sql<{ id: number }>`${candidates} limit ${maxCandidates + 1}`.execute(
    database.db,
  )
  if (rows.length > maxCandidates) return ALL_LISTED
  const ids = rows.map(({ id }) => id)
  return {
    // Without the hint SQLite scans all rows in order, to avoid sorting these few.
    from: database.kind === 'sqlite' ? sql`listed indexed by listed_document` : LISTED,
    condition: oneNumberOf(database, sql.ref('listed.document_id'), ids),
  }
}

interface ListedRows {
  readonly from: RawBuilder<unknown>
  readonly condition: SqlCondition
}

/** Selects the documents with a text in a column of `listed`, unordered; undefined if that would read all rows. */
function documentsWith(
  database: Database,
  column: 'slug' | 'name',
  part: string,
): RawBuilder<{ id: number }> | undefined {
  if (database.kind === 'sqlite') {
    if ([...part].length < MIN_PART_LENGTH) return undefined
    const expression = `${column} : "${part.replaceAll('"', '""')}"`
    return sql`select rowid as id from listed_part where listed_part match ${expression}`
  }
  // For a part without three consecutive letters PostgreSQL reads all rows; `story_id > 0` makes it use the disk's
  // order.
  return sql`select document_id as id from listed
    where story_id > 0 and ${contains(database, sql.ref(`listed.${column}`), part)}`
}

const LISTED = sql`listed`
const ALL_LISTED: ListedRows = { from: LISTED, condition: MATCH_ALL }
/** Each costs a look-up in the index of words. */
const MAX_CANDIDATES = 500

/** Sorting fewer stories is faster than searching every name for the query. */
const MANY_MATCHES = 20_000
const MAX_SCAN_OFFSET = 1000

export type StoryReference =
  | { readonly id: number }
  | { readonly uuid: string }
  /** With or without the trailing slash of a start page. */
  | { readonly fullSlug: string }

/** One story of the view (delivery-protocol#one-story). The exact slug wins over one with or without a final slash. */
export async function findStory(
  database: Database,
  reference: StoryReference,
  view: View,
): Promise<StoredStory | undefined> {
  const rows = await storyRowsQuery(database, view)
    .where(isReferenced(database, reference))
    .execute()
  const exactRow = rows.find(
    (row) => 'fullSlug' in reference && row.full_slug === reference.fullSlug,
  )
  const row = exactRow ?? rows[0]
  return row && (await storiesOf(database, view, [row]))[0]
}

/** The stories of the view with these uuids, in no particular order. */
export async function storiesByUuid(
  database: Database,
  uuids: readonly string[],
  view: View,
): Promise<readonly StoredStory[]> {
  if (uuids.length === 0) return []
  const rows = await storyRowsQuery(database, view)
    .where(oneOf(database, sql.ref('story.uuid'), uuids))
    .execute()
  return await storiesOf(database, view, rows)
}

function isReferenced(database: Database, reference: StoryReference): SqlCondition {
  if ('id' in reference) return oneNumberOf(database, sql.ref('story.id'), [reference.id])
  if ('uuid' in reference) return sql`story.uuid = ${storableText(reference.uuid)}`
  const slug = reference.fullSlug.replace(/\/$/, '')
  return oneOf(database, sql.ref('story.full_slug'), [slug, `${slug}/`])
}
