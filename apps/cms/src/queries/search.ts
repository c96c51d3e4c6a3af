import { type ParsedQuery, parseQuery } from '@prospectus/catalogue/matching/match'
import { matchesInsideWords } from '@prospectus/content/text/word-beginnings'
import { type SqlBool, sql } from 'kysely'
import { chunks } from '../database/chunks.ts'
import {
  allOf,
  anyOf,
  contains,
  MATCH_NONE,
  type SqlCondition,
  storableText,
} from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { View } from '../database/story-query.ts'

export interface Search {
  /** On the table `document`. */
  readonly condition: SqlCondition
  /** The query, folded. */
  readonly folded: string
  /** The condition on `document_words`; undefined for a query without terms. */
  readonly match: WordMatch | undefined
}

export interface WordMatch {
  /** On the table `document_words`. */
  readonly condition: SqlCondition
  /** The same, for rows that are compared one by one. */
  readonly rowCondition: SqlCondition
  /** The same, but a term that is itself a stored word matches only whole words: fast to check, finds most matches. */
  readonly exactCondition: SqlCondition
  /** True if `exactCondition` finds everything that `condition` finds. */
  readonly isExact: boolean
}

/**
 * Compiles a full-text search by the site's rule (SEARCH-2, `matchesQuery`): a term matches inside words, a short term
 * only at their beginning. A query without terms matches names, an empty query matches nothing. To bound the work, the
 * terms of a query share a limit of 4,000 words, of at most 2,000 each; a term in more words than that matches only at
 * the beginning of words.
 */
export async function compileSearch(database: Database, text: string): Promise<Search> {
  const query = parseQuery(text)
  return { folded: query.folded, ...(await matchTerms(database, query)) }
}

async function matchTerms(
  database: Database,
  { folded, terms }: ParsedQuery,
): Promise<Pick<Search, 'condition' | 'match'>> {
  if (folded === '') return NOTHING
  if (terms.length === 0) {
    const condition = contains(database, sql.ref('document.folded_name'), storableText(folded))
    return { condition, match: undefined }
  }
  const maxWords = Math.min(MAX_WORDS_OF_TERM, Math.floor(MAX_WORDS / terms.length))
  const termMatches: TermMatch[] = []
  for (const term of terms) {
    const termMatch = matchesInsideWords(term)
      ? await findTermMatch(database, term, maxWords)
      : { beginning: term }
    if ('words' in termMatch && termMatch.words.length === 0) return NOTHING
    termMatches.push(termMatch)
  }
  const exactMatches = termMatches.map((termMatch, index) =>
    exactMatch(termMatch, terms[index] ?? ''),
  )
  const match = {
    // With groups, PostgreSQL might look up only one of several terms, and check each story with it for the others.
    condition: matches(database, termMatches, terms.length === 1 ? LEXEMES_PER_GROUP : undefined),
    rowCondition: matches(database, termMatches),
    exactCondition: matches(database, exactMatches),
    isExact: exactMatches.every((termMatch, index) => hasSameWords(termMatch, termMatches[index])),
  }
  // Without the fence PostgreSQL compares the words of every story instead of using their index.
  const fence = database.kind === 'postgres' ? sql`offset 0` : sql``
  const ids = sql`select ${documentIdOfWords(database)} from document_words where ${match.condition} ${fence}`
  return { condition: sql<SqlBool>`document.id in (${ids})`, match }
}

/** The document id of a row of `document_words`. */
export function documentIdOfWords({ kind }: Database) {
  return sql.ref(kind === 'sqlite' ? 'document_words.rowid' : 'document_words.document_id')
}

/** @param groupSize number of words that PostgreSQL looks up in one step */
function matches(
  { kind }: Database,
  termMatches: readonly TermMatch[],
  groupSize = Number.POSITIVE_INFINITY,
): SqlCondition {
  return kind === 'sqlite'
    ? sql<SqlBool>`document_words match ${ftsExpression(termMatches)}`
    : matchesInPostgres(termMatches, groupSize)
}

/** Matches any of these words, or any with this beginning. */
type TermMatch = { readonly words: readonly string[] } | { readonly beginning: string }

function exactMatch(termMatch: TermMatch, term: string): TermMatch {
  return 'words' in termMatch && termMatch.words.includes(term) ? { words: [term] } : termMatch
}

function hasSameWords(a: TermMatch, b: TermMatch | undefined): boolean {
  return (
    a === b ||
    ('words' in a && b !== undefined && 'words' in b && a.words.length === b.words.length)
  )
}

/** Finds the words that contain a term; if these are too many, the term matches beginnings of words. */
async function findTermMatch(
  database: Database,
  term: string,
  maximum: number,
): Promise<TermMatch> {
  const { rows } =
    database.kind === 'sqlite' && [...term].length >= MIN_PART_LENGTH
      ? // A term has only letters and digits, nothing that means something in a pattern.
        await sql<{ word: string }>`select word from word_part
          where word glob ${`*${term}*`} limit ${maximum + 1}`.execute(database.db)
      : await sql<{ word: string }>`select word from word
          where ${contains(database, sql.ref('word'), term)} limit ${maximum + 1}`.execute(
          database.db,
        )
  const words = rows.map(({ word }) => word)
  const characterCount = words.reduce((sum, word) => sum + word.length, 0)
  return words.length > maximum || characterCount > MAX_CHARACTERS ? { beginning: term } : { words }
}

function ftsExpression(termMatches: readonly TermMatch[]): string {
  const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`
  return termMatches
    .map((termMatch) =>
      'words' in termMatch
        ? anyOfWords(termMatch.words.map(quoted))
        : `${quoted(termMatch.beginning)} *`,
    )
    .map((part) => `(${part})`)
    .join(' AND ')
}

/**
 * Joins words with `OR`, in groups if there are many: SQLite checks every part of an `OR` for each story that it finds.
 * `NOT` keeps it from merging a group into the outer `OR`.
 */
function anyOfWords(quoted: readonly string[]): string {
  if (quoted.length <= WORDS_PER_GROUP) return quoted.join(' OR ')
  const groups = Array.from(chunks(quoted, WORDS_PER_GROUP), (group) => group.join(' OR '))
  return groups.map((group) => `((${group}) NOT "${IN_NO_STORY}")`).join(' OR ')
}

const WORDS_PER_GROUP = 16
/** A private character: words have only letters and digits. */
const IN_NO_STORY = '\ue000'

/**
 * Counts matching stories of a view: all matching documents, less those outside the view. Counting in the word index
 * alone is much faster; the documents outside the view, mostly few, are checked one by one.
 * @param total the number of all matching documents, if known
 */
export async function countMatches(
  database: Database,
  view: View,
  { condition, rowCondition }: WordMatch,
  total?: number,
): Promise<number> {
  const { db } = database
  const isOutsideView =
    view === 'published' ? sql`document.is_published = 0` : sql`document.is_draft = 0`
  const { rows: rowsOutsideView } = await sql`select 1 from document where ${isOutsideView}
    limit ${MAX_CHECKED_ONE_BY_ONE + 1}`.execute(db)
  if (rowsOutsideView.length === 0 && total !== undefined) return total
  const isFound =
    rowsOutsideView.length > MAX_CHECKED_ONE_BY_ONE
      ? sql`document.id in (select ${documentIdOfWords(database)} from document_words where ${condition})`
      : sql`exists (select 1 from document_words
          where ${rowCondition} and ${documentIdOfWords(database)} = document.id)`
  const matchCount = total ?? sql`(select count(*) from document_words where ${condition})`
  const { rows } = await sql<{ total: number }>`select cast(${matchCount} as bigint) -
    (select count(*) from document where ${isOutsideView} and ${isFound}) as total`.execute(db)
  return rows[0]?.total ?? 0
}

/** Counts the documents that meet `exactCondition`. */
export async function countExactMatches(
  { db }: Database,
  { exactCondition }: WordMatch,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from document_words
    where ${exactCondition}`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Makes one condition for each group of a term's words, since all words in one `tsquery` can exceed its size limit. For
 * each story that the index finds, PostgreSQL checks every word of the condition: several small conditions, whose
 * results are joined, take a fifth of the time of a large one.
 */
function matchesInPostgres(termMatches: readonly TermMatch[], groupSize: number): SqlCondition {
  const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
  const has = (expression: string) =>
    sql<SqlBool>`document_words.words @@ cast(${expression} as tsquery)`
  const conditions = termMatches.map((termMatch) => {
    if (!('words' in termMatch)) return has(`${quoted(termMatch.beginning)}:*`)
    const groups = Array.from(chunks(termMatch.words, groupSize), (words) =>
      has(words.map(quoted).join(' | ')),
    )
    return anyOf(groups)
  })
  return allOf(conditions)
}

/** Lexemes in one condition; smaller groups cost more time in planning than they save. */
const LEXEMES_PER_GROUP = 4

const NOTHING = { condition: MATCH_NONE, match: undefined }
/** Characters: `word_part` does not index shorter parts. */
export const MIN_PART_LENGTH = 3
/** Checking one story in the word index costs about a hundredth of listing all matches. */
const MAX_CHECKED_ONE_BY_ONE = 20
const MAX_WORDS = 4000
const MAX_WORDS_OF_TERM = 2000
/** UTF-16 units, of up to three bytes each: a query in PostgreSQL holds a megabyte of words. */
const MAX_CHARACTERS = 250_000
