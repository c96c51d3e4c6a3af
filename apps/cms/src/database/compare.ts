import { createHash } from 'node:crypto'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './database.ts'

export type Condition = Expression<SqlBool>

/** What no row meets, and what each does; the same on both databases. */
export const NEVER: Condition = sql<SqlBool>`1 = 0`
export const ALWAYS: Condition = sql<SqlBool>`1 = 1`

/** Whether all hold, as a tree of little depth: SQLite refuses one of a thousand levels. */
export function allOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, 'and') ?? ALWAYS
}

/** Whether at least one holds. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return joined(conditions, 'or') ?? NEVER
}

/** Whether a text column is one of the values. They are one parameter, however many they are. */
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

/** The same for a column of whole numbers; what is none, or too large for one, equals nothing. */
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

/** Whether a text contains another, nothing in which has a meaning of its own. */
export function contains(
  { kind }: Database,
  text: Expression<unknown>,
  part: string,
): RawBuilder<SqlBool> {
  return kind === 'sqlite'
    ? sql<SqlBool>`instr(${text}, ${part}) > 0`
    : sql<SqlBool>`position(${part} in ${text}) > 0`
}

/** Whether a text column begins with one of these, of which there is at least one. */
export function startsWithOneOf(
  column: Expression<unknown>,
  prefixes: readonly string[],
): Condition {
  return anyOf(prefixes.map((prefix) => startsWith(column, prefix)))
}

/** Whether a text column begins so: a range, which an index answers. */
function startsWith(column: Expression<unknown>, prefix: string): Condition {
  const from = storableText(prefix)
  const before = behindAll(from)
  return before === undefined
    ? sql<SqlBool>`${column} >= ${from}`
    : sql<SqlBool>`(${column} >= ${from} and ${column} < ${before})`
}

/**
 * The first text, byte by byte, that comes after all those that begin with `prefix`: its last character
 * is the next one. Undefined when there is none: the prefix is empty.
 */
export function behindAll(prefix: string): string | undefined {
  const characters = [...prefix]
  for (let last = characters.pop(); last !== undefined; last = characters.pop()) {
    const code = last.codePointAt(0) as number
    if (code === LAST_CHARACTER) continue
    const next = code === BEFORE_SURROGATES ? BEHIND_SURROGATES : code + 1
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
const BEHIND_SURROGATES = 0xe000

/** Of a longer value only so many characters are compared: an index of PostgreSQL holds no more. */
const COMPARED_CHARACTERS = 800
/** Characters that a full slug may have, for the same reason: a longer one is refused. */
export const LONGEST_FULL_SLUG = COMPARED_CHARACTERS

/**
 * A text in the form in which texts are compared; both sides of a comparison must have it. A short text stays
 * whole. A long one becomes its beginning and a digest of the whole: equal texts stay equal, and the order
 * stays nearly the same. What PostgreSQL cannot store (null characters, lone surrogates) is replaced.
 */
export function comparableText(text: string): string {
  const storable = storableText(text)
  if (storable.length <= COMPARED_CHARACTERS) return storable
  const digest = createHash('sha256').update(storable).digest('hex').slice(0, 32)
  return `${storable.slice(0, COMPARED_CHARACTERS).toWellFormed()}…${digest}`
}

/** A text as both databases can store it: null characters and lone surrogates are replaced. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
