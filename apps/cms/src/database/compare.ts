import { createHash } from 'node:crypto'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './database.ts'

export type Condition = Expression<SqlBool>

/** Conditions that no row meets, and that every row meets. */
export const NEVER: Condition = sql<SqlBool>`1 = 0`
export const ALWAYS: Condition = sql<SqlBool>`1 = 1`

/** True when all hold. A shallow tree: SQLite rejects an expression of a thousand levels. */
export function allOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, 'and') ?? ALWAYS
}

/** True when at least one holds. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, 'or') ?? NEVER
}

/** True when a text column is one of the values, passed as a single parameter. */
export function oneOf(
  { kind }: Database,
  column: Expression<unknown>,
  values: readonly string[],
): Condition {
  const storable = values.map(storableText)
  return kind === 'sqlite'
    ? sql<SqlBool>`${column} in (select value from json_each(${JSON.stringify(storable)}))`
    : sql<SqlBool>`${column} = any(cast(${storable} as text[]))`
}

/** The same for a column of whole numbers; other numbers match nothing. */
export function oneNumberOf(
  { kind }: Database,
  column: Expression<unknown>,
  values: readonly number[],
): Condition {
  const whole = values.filter(Number.isSafeInteger)
  return kind === 'sqlite'
    ? sql<SqlBool>`${column} in (select value from json_each(${JSON.stringify(whole)}))`
    : sql<SqlBool>`${column} = any(cast(${whole} as bigint[]))`
}

/** True when a text contains another, literally. */
export function contains(
  { kind }: Database,
  text: Expression<unknown>,
  part: string,
): RawBuilder<SqlBool> {
  return kind === 'sqlite'
    ? sql<SqlBool>`instr(${text}, ${part}) > 0`
    : // Not by `position`, for which no index can be asked.
      sql<SqlBool>`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** True when a text column begins with one of the prefixes, of which there is at least one. */
export function startsWithOneOf(
  column: Expression<unknown>,
  prefixes: readonly string[],
): Condition {
  return anyOf(prefixes.map((prefix) => startsWith(column, prefix)))
}

/** A range, so that an index can be used. */
function startsWith(column: Expression<unknown>, prefix: string): Condition {
  const from = storableText(prefix)
  const before = prefixEnd(from)
  return before === undefined
    ? sql<SqlBool>`${column} >= ${from}`
    : sql<SqlBool>`(${column} >= ${from} and ${column} < ${before})`
}

/** The first text, byte by byte, after all with this prefix: increments its last character. Undefined if none is. */
export function prefixEnd(prefix: string): string | undefined {
  const characters = [...prefix]
  for (let last = characters.pop(); last !== undefined; last = characters.pop()) {
    const code = last.codePointAt(0) as number
    if (code === LAST_CHARACTER) continue
    const next = code === BEFORE_SURROGATES ? AFTER_SURROGATES : code + 1
    return characters.join('') + String.fromCodePoint(next)
  }
  return undefined
}

function joined(conditions: readonly Condition[], operator: 'and' | 'or'): Condition | undefined {
  if (conditions.length < 2) return conditions[0]
  const middle = conditions.length >> 1
  const left = joined(conditions.slice(0, middle), operator)
  const right = joined(conditions.slice(middle), operator)
  return sql<SqlBool>`(${left} ${sql.raw(operator)} ${right})`
}

const LAST_CHARACTER = 0x10ffff
const BEFORE_SURROGATES = 0xd7ff
const AFTER_SURROGATES = 0xe000

/** Characters of a value that are compared: an index entry of PostgreSQL holds no more. */
const COMPARED_CHARACTERS = 800
/** A longer full slug is rejected, for the same reason. */
export const MAX_FULL_SLUG_LENGTH = COMPARED_CHARACTERS

/** The form of both sides of a comparison: of a long text its beginning and a digest, which nearly keeps the order. */
export function comparableText(text: string): string {
  const storable = storableText(text)
  if (storable.length <= COMPARED_CHARACTERS) return storable
  const digest = createHash('sha256').update(storable).digest('hex').slice(0, 32)
  return `${storable.slice(0, COMPARED_CHARACTERS).toWellFormed()}…${digest}`
}

/** Replaces what PostgreSQL cannot store: null characters and lone surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
