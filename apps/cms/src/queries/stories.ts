import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  ALWAYS,
  allOf,
  type Condition,
  contains,
  oneNumberOf,
  oneOf,
  storableText,
} from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { type Page, type PageRange, pageOf, rangeOfPage } from '../database/paging.ts'
import type { StoryQuery, View } from '../database/story-query.ts'
import { type Filter, filterOf, inView } from './conditions.ts'
import {
  compileSearch,
  countExact,
  countMatches,
  MIN_PART_LENGTH,
  type Search,
  type WordMatch,
  wordsOf,
} from './search.ts'
import { type Order, type OrderKey, orderOf } from './sort.ts'
import type { StoredStory, StoryReference } from './stored-story.ts'
import { type StoryRow, storiesOf, storyRows } from './story-rows.ts'

/**
 * A page of the stories that meet all conditions, never folders (delivery-protocol#lists-of-stories). One statement
 * finds the ids on narrow columns and fetches the rest, so that no story published meanwhile is missing.
 * @param many matches above which a search scans stories in their order (`scannedSearch`)
 * @param few stories with the query in their slug or name that are looked at by themselves
 */
export async function stories(
  database: Database,
  query: StoryQuery,
  many = MANY_MATCHES,
  few = MAX_NAMED,
): Promise<Page<StoredStory>> {
  const { search, view } = query
  const searched = search === undefined ? undefined : await compileSearch(database, search)
  const input = await filterOf(database, query.where)
  const filter: Filter = searched
    ? { conditions: [...input.conditions, searched.condition], needsDocument: true, isSearch: true }
    : input
  const order = await orderOf(database, query, searched?.folded)
  const window = rangeOfPage(query.page, query.perPage)
  const scanned = searched && (await scannedSearch(database, query, searched, window, many))
  const ids = scanned
    ? await scannedPage(database, view, { ...scanned, few }, window)
    : pageOfIds(database, view, filter, order, window)
  const rows = await pageRows(database, view, ids, order, window)
  const count = async () =>
    scanned
      ? await countMatches(database, view, scanned.match, scanned.total)
      : (rows[0]?.total ?? (await countOf(database, view, filter)))
  const page = await pageOf(rows, window, count)
  return { total: page.total, items: await storiesOf(database, view, rows) }
}

/**
 * A search without further conditions, if scanning stories in their order is faster than sorting all matches: at least
 * `many` contain the terms as whole words, the page is not far, and one story is quickly checked.
 */
async function scannedSearch(
  database: Database,
  { where, sort }: StoryQuery,
  { folded, match }: Search,
  window: PageRange,
  many: number,
) {
  if (match === undefined || where.length > 0 || sort.length > 0) return undefined
  const { limit, offset } = window
  if (offset + limit > MAX_SCAN_OFFSET) return undefined
  const exact = await countExact(database, match)
  return exact > many ? { folded, match, total: match.isExact ? exact : undefined } : undefined
}

async function pageRows(
  database: Database,
  view: View,
  ids: PageOfIds,
  order: Order,
  { limit }: PageRange,
): Promise<readonly (StoryRow & { readonly total: number | null })[]> {
  if (limit === 0) return []
  const found = storyRows(database, view).innerJoin(ids.as('page'), 'page.story_id', 'story.id')
  const keys = order.keys.map((key, index) => ordered(sql.ref(`page.key${index}`), key))
  return await found
    .select('page.total')
    .orderBy(sql`${sql.join([...keys, sql`page.position`, sql`page.story_id desc`])}`)
    .execute()
}

/**
 * Ids of a page, with sort keys as `key0`, `key1` … Counts the total where all matches are read anyway; reads the table
 * `story` alone in its order, no further than the page.
 */
function pageOfIds(
  { kind }: Database,
  view: View,
  filter: Filter,
  order: Order,
  { limit, offset }: PageRange,
): PageOfIds {
  const keys = order.keys.map(
    ({ expression }, index) => sql`${expression} as ${sql.ref(`key${index}`)}`,
  )
  const withDocument = order.needsDocument || filter.needsDocument
  const total = withDocument ? sql`count(*) over ()` : sql`cast(null as bigint)`
  const sorting = order.keys.map((key) => ordered(key.expression, key))
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
    from ${tables(kind, withDocument, filter)} ${sql.join(values, sql` `)}
    where ${matches(view, filter, withDocument)}
    ${values.length > 0 ? sql`group by story.id, document.id` : sql``}
    order by ${sql.join([...sorting, ...TIES])}
    limit ${limit} offset ${offset})`
}

async function countOf({ kind, db }: Database, view: View, filter: Filter): Promise<number> {
  const { needsDocument } = filter
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from ${tables(kind, needsDocument, filter)} where ${matches(view, filter, needsDocument)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

function tables(kind: Database['kind'], withDocument: boolean, filter: Filter) {
  if (!withDocument) return sql.table('story')
  const hint = isWide(kind, filter) ? sql`indexed by document_listed` : sql``
  return sql`story inner join document ${hint} on document.story_id = story.id`
}

/** True for a search, which can match nearly all stories: on SQLite the index keeps it from reading their contents. */
function isWide(kind: Database['kind'], { isSearch = false }: Filter): boolean {
  return kind === 'sqlite' && isSearch
}

function matches(view: View, { conditions }: Filter, withDocument: boolean) {
  const seen = withDocument
    ? [inView(view)]
    : view === 'published'
      ? [sql<SqlBool>`story.published = 1`]
      : []
  return allOf([sql<SqlBool>`story.is_folder = 0`, ...seen, ...conditions])
}

function ordered(expression: OrderKey['expression'], { isDescending, nulls }: OrderKey) {
  const direction = isDescending ? sql`desc` : sql`asc`
  return sql`${expression} ${direction} ${nulls === undefined ? sql`` : sql.raw(`nulls ${nulls}`)}`
}

const TIES = [sql`story.position`, sql`story.id desc`]

/** A table of the ids of a page, with its sort keys as `key0`, `key1` … */
type PageOfIds = RawBuilder<{ story_id: number; total: number | null }>

/**
 * A page of a search with many matches, in the order of `relevance` (delivery-protocol#order): with the query in the
 * slug, then in the name, then the others. Scans each part in its order, no further than the page needs.
 */
async function scannedPage(
  database: Database,
  view: View,
  search: { readonly folded: string; readonly match: WordMatch; readonly few: number },
  { limit, offset }: PageRange,
): Promise<PageOfIds> {
  const query = storableText(search.folded)
  const slugPart = query.replaceAll(' ', '-')
  const inSlug = contains(database, sql.ref('listed.slug'), slugPart)
  const inName = contains(database, sql.ref('listed.name'), query)
  const isInView = view === 'published' ? sql`listed.is_published = 1` : sql`listed.is_draft = 1`
  const isFound = isFoundIn(database, search.match)
  const parts: readonly (ListedRows & { readonly is: RawBuilder<SqlBool> })[] = [
    { ...(await listedWith(database, 'slug', slugPart, search.few)), is: inSlug },
    {
      ...(await listedWith(database, 'name', query, search.few)),
      is: sql<SqlBool>`${inName} and not ${inSlug}`,
    },
    { ...ALL_LISTED, is: sql<SqlBool>`not ${inSlug} and not ${inName}` },
  ]
  // Each part is put in order before the words are asked, and the words no longer than the page needs.
  const fence = database.kind === 'sqlite' ? sql`limit -1` : sql`offset 0`
  const scans = parts.map(
    ({ from, condition, is }, index) => sql`select * from (
      select listed.story_id, listed.position, ${sql.lit(index)} as key0 from (
        select listed.story_id, listed.position, listed.document_id from ${from}
        where ${condition} and ${isInView} and ${is}
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
 * Compares the words of one row of `listed`. Of PostgreSQL the form keeps that it finds all stories with the words first,
 * which it would for `exists`.
 */
function isFoundIn(database: Database, { exact, ofRow }: WordMatch): RawBuilder<SqlBool> {
  const row = sql`from document_words where ${wordsOf(database)} = listed.document_id`
  return database.kind === 'sqlite'
    ? sql`(exists (select 1 ${row} and ${exact}) or exists (select 1 ${row} and ${ofRow}))`
    : sql`(select ${exact} or ${ofRow} ${row})`
}

/**
 * The rows of `listed` to look through for a text in its column: the few that have it, or all if many have it, because a
 * look in their order soon finds enough of those.
 */
async function listedWith(
  database: Database,
  column: 'slug' | 'name',
  part: string,
  few: number,
): Promise<ListedRows> {
  const some = documentsWith(database, column, part)
  if (some === undefined) return ALL_LISTED
  const { rows } = await sql<{ id: number }>`${some} limit ${few + 1}`.execute(database.db)
  if (rows.length > few) return ALL_LISTED
  const ids = rows.map(({ id }) => id)
  return {
    // Else SQLite reads all rows in their order, so that it need not put these in order.
    from: database.kind === 'sqlite' ? sql`listed indexed by listed_document` : LISTED,
    condition: oneNumberOf(database, sql.ref('listed.document_id'), ids),
  }
}

interface ListedRows {
  readonly from: RawBuilder<unknown>
  readonly condition: Condition
}

/** Finds the documents with a text in a column of `listed`, in any order; undefined where all rows would be read. */
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
  // Of a part without three letters in a row PostgreSQL reads all rows, in the order of the disk for this condition.
  return sql`select document_id as id from listed
    where story_id > 0 and ${contains(database, sql.ref(`listed.${column}`), part)}`
}

const LISTED = sql`listed`
const ALL_LISTED: ListedRows = { from: LISTED, condition: ALWAYS }
/** Each is looked up in the index of words. */
const MAX_NAMED = 500

/** Stories: fewer are sorted in less time than it takes to look for the query in every name. */
const MANY_MATCHES = 20_000
const MAX_SCAN_OFFSET = 1000

/** One story of the view (delivery-protocol#one-story). The exact slug wins over one with or without a final slash. */
export async function story(
  database: Database,
  reference: StoryReference,
  view: View,
): Promise<StoredStory | undefined> {
  const rows = await storyRows(database, view).where(isReferenced(database, reference)).execute()
  const exact = rows.find((row) => 'fullSlug' in reference && row.full_slug === reference.fullSlug)
  const found = exact ?? rows[0]
  if (found === undefined) return undefined
  const [only] = await storiesOf(database, view, [found])
  return only
}

/** The stories of the view with these uuids, in no particular order. */
export async function storiesByUuid(
  database: Database,
  uuids: readonly string[],
  view: View,
): Promise<readonly StoredStory[]> {
  if (uuids.length === 0) return []
  const rows = await storyRows(database, view)
    .where(oneOf(database, sql.ref('story.uuid'), uuids))
    .execute()
  return await storiesOf(database, view, rows)
}

function isReferenced(database: Database, reference: StoryReference): Condition {
  if ('id' in reference) return oneNumberOf(database, sql.ref('story.id'), [reference.id])
  if ('uuid' in reference) return sql`story.uuid = ${storableText(reference.uuid)}`
  const bare = reference.fullSlug.replace(/\/$/, '')
  return oneOf(database, sql.ref('story.full_slug'), [bare, `${bare}/`])
}
