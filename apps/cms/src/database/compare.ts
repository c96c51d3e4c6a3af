import { hash } from 'node:crypto'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './database.ts'

export type SqlCondition = Expression<SqlBool>

/** Met by no row. */
export const MATCH_NONE: SqlCondition = sql<SqlBool>`1 = 0`
/** Met by every row. */
export const MATCH_ALL: SqlCondition = sql<SqlBool>`1 = 1`

/** True when all conditions hold. A balanced tree, since SQLite rejects expressions of over a thousand levels. */
export function allOf(conditions: readonly SqlCondition[]): SqlCondition {
  return joinConditions(conditions, 'and') ?? MATCH_ALL
}

/** True when at least one condition holds. */
export function anyOf(conditions: readonly SqlCondition[]): SqlCondition {
  return joinConditions(conditions, 'or') ?? MATCH_NONE
}

/** True when a text column is one of the values, passed as a single parameter. */
export function oneOf(
  { kind }: Database,
  column: Expression<unknown>,
  values: readonly string[],
): SqlCondition {
  const storable = values.map(storableText)
  return kind === 'sqlite'
    ? sql<SqlBool>`${column} in (select value from json_each(${JSON.stringify(storable)}))`
    : sql<SqlBool>`${column} = any(cast(${storable} as text[]))`
}

/** True when an integer column is one of the values; fractions match nothing. */
export function oneNumberOf(
  { kind }: Database,
  column: Expression<unknown>,
  values: readonly number[],
): SqlCondition {
  const integers = values.filter(Number.isSafeInteger)
  return kind === 'sqlite'
    ? sql<SqlBool>`${column} in (select value from json_each(${JSON.stringify(integers)}))`
    : sql<SqlBool>`${column} = any(cast(${integers} as bigint[]))`
}

/** True when a text contains another, literally. */
export function contains(
  { kind }: Database,
  text: Expression<unknown>,
  substring: string,
): RawBuilder<SqlBool> {
  return kind === 'sqlite'
    ? sql<SqlBool>`instr(${text}, ${substring}) > 0`
    : // Not `position`, which cannot use the trigram index.
      sql<SqlBool>`${text} like ${`%${substring.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** True when a text column begins with one of the prefixes; never for an empty list. */
export function startsWithOneOf(
  column: Expression<unknown>,
  prefixes: readonly string[],
): SqlCondition {
  return anyOf(prefixes.map((prefix) => startsWith(column, prefix)))
}

/** True when a text column begins with the prefix. Compares with a range, which can use an index. */
function startsWith(column: Expression<unknown>, prefix: string): SqlCondition {
  const start = storableText(prefix)
  const end = prefixUpperBound(start)
  return end === undefined
    ? sql<SqlBool>`${column} >= ${start}`
    : sql<SqlBool>`(${column} >= ${start} and ${column} < ${end})`
}

/** The smallest text, in byte order, above every text with this prefix; undefined if there is none. */
export function prefixUpperBound(prefix: string): string | undefined {
  const characters = [...prefix]
  for (let character = characters.pop(); character !== undefined; character = characters.pop()) {
    const code = character.codePointAt(0) as number
    if (code === LAST_CHARACTER) continue
    const next = code === BEFORE_SURROGATES ? AFTER_SURROGATES : code + 1
    return characters.join('') + String.fromCodePoint(next)
  }
  return undefined
}

function joinConditions(
  conditions: readonly SqlCondition[],
  operator: 'and' | 'or',
): SqlCondition | undefined {
  if (conditions.length < 2) return conditions[0]
  const middle = conditions.length >> 1
  const left = joinConditions(conditions.slice(0, middle), operator)
  const right = joinConditions(conditions.slice(middle), operator)
  return sql<SqlBool>`(${left} ${sql.raw(operator)} ${right})`
}

const LAST_CHARACTER = 0x10ffff
const BEFORE_SURROGATES = 0xd7ff
const AFTER_SURROGATES = 0xe000

/** In characters: longer text would not fit into an index entry of PostgreSQL. */
const MAX_COMPARED_LENGTH = 800
export const MAX_FULL_SLUG_LENGTH = MAX_COMPARED_LENGTH

/**
 * Text for both sides of a comparison: long text is cut and ends in a digest, so that the order changes little.
 */
export function comparableText(text: string): string {
  const storable = storableText(text)
  if (storable.length <= MAX_COMPARED_LENGTH) return storable
  const digest = hash('sha256', storable).slice(0, 32)
  return `${storable.slice(0, MAX_COMPARED_LENGTH).toWellFormed()}…${digest}`
}

/** Replaces what PostgreSQL cannot store: null characters and lone surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
