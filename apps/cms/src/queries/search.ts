import {
  matchesInsideWords,
  type ParsedQuery,
  parseQuery,
} from '@prospectus/content/index/matching/match'
import { type SqlBool, sql } from 'kysely'
import { storableText } from '../database/comparable-text.ts'
import { type Condition, contains, NEVER } from '../database/compare.ts'
import type { Database } from '../database/database.ts'

export interface Search {
  /** On the table `document`. */
  readonly condition: Condition
  readonly folded: string
}

/**
 * A full-text search by the rule of the site's own search (SEARCH-2, `matchesQuery`): each term in a word
 * of the story, a short one at its beginning; a query without terms in the name; an empty one finds
 * nothing. To bound the work, a term that is part of more words than the query's share of 4,000, or of
 * 2,000, is looked for at the beginning of words only.
 */
export async function searchFor(database: Database, text: string): Promise<Search> {
  const query = parseQuery(text)
  return { condition: await conditionOf(database, query), folded: query.folded }
}

async function conditionOf(database: Database, { folded, terms }: ParsedQuery): Promise<Condition> {
  if (folded === '') return NEVER
  if (terms.length === 0) {
    return contains(database, sql.ref('document.folded_name'), storableText(folded))
  }
  const most = Math.min(MOST_WORDS_OF_TERM, Math.floor(MOST_WORDS / terms.length))
  const sought: Sought[] = []
  for (const term of terms) {
    const one = matchesInsideWords(term)
      ? await wordsWith(database, term, most)
      : { beginning: term }
    if ('words' in one && one.words.length === 0) return NEVER
    sought.push(one)
  }
  return database.kind === 'sqlite' ? matchesInSqlite(sought) : matchesInPostgres(sought)
}

/** What a term stands for: any of these words, or any that begins so. */
type Sought = { readonly words: readonly string[] } | { readonly beginning: string }

async function wordsWith(database: Database, term: string, most: number): Promise<Sought> {
  const rows = await database.db
    .selectFrom('word')
    .select('word')
    .where(contains(database, sql.ref('word'), term))
    .limit(most + 1)
    .execute()
  const words = rows.map(({ word }) => word)
  const characters = words.reduce((sum, word) => sum + word.length, 0)
  return words.length > most || characters > MOST_CHARACTERS ? { beginning: term } : { words }
}

function matchesInSqlite(sought: readonly Sought[]): Condition {
  const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`
  const expression = sought
    .map((one) =>
      'words' in one ? one.words.map(quoted).join(' OR ') : `${quoted(one.beginning)} *`,
    )
    .map((part) => `(${part})`)
    .join(' AND ')
  return sql<SqlBool>`document.id in
    (select rowid from document_words where document_words match ${expression})`
}

/** A condition for each term: the words of all together can be more than one can hold. */
function matchesInPostgres(sought: readonly Sought[]): Condition {
  const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
  const conditions = sought
    .map((one) =>
      'words' in one ? one.words.map(quoted).join(' | ') : `${quoted(one.beginning)}:*`,
    )
    .map((expression) => sql`words @@ cast(${expression} as tsquery)`)
  return sql<SqlBool>`document.id in
    (select document_id from document_words where ${sql.join(conditions, sql` and `)})`
}

const MOST_WORDS = 4000
const MOST_WORDS_OF_TERM = 2000
/** In UTF-16 units, of up to three bytes each: PostgreSQL holds a megabyte of words in a query. */
const MOST_CHARACTERS = 250_000
