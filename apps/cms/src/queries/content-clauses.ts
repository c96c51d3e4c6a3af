import { fold } from '@prospectus/content/text/fold'
import type { Clause, FieldState } from '@prospectus/protocol/query/operations'
import { expressionBuilder, type SqlBool, sql } from 'kysely'
import { chunks } from '../database/chunks.ts'
import {
  ALWAYS,
  allOf,
  anyOf,
  comparableText,
  contains,
  NEVER,
  oneOf,
  prefixEnd,
  type SqlCondition,
} from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { DocumentValueTable, Schema } from '../database/schema.ts'

export type PathIds = ReadonlyMap<string, number>

/** Looks up the ids of the paths of fields, and of the items of lists in them. Content without a path has no id. */
export async function findPathIds(database: Database, fields: readonly string[]): Promise<PathIds> {
  if (fields.length === 0) return new Map()
  const paths = new Set(fields.flatMap((field) => [comparableText(field), itemsOf(field)]))
  const rows = await database.db
    .selectFrom('path')
    .selectAll()
    .where(oneOf(database, sql.ref('path.path'), [...paths]))
    .execute()
  return new Map(rows.map(({ path, id }) => [path, id]))
}

/**
 * A condition on the table `document` for clauses of `filter_query` that must all hold (delivery-protocol#filters).
 * Where the protocol is silent:
 * - `in` and `like` hold for a list when they hold for a text, number or boolean in it, compared as text.
 * - For `any_in_array` and `all_in_array` a scalar is a list of one; without values "any" holds for no story, "all" for
 * every one.
 * - A date without a time is its midnight; any other value is neither before nor after one.
 * - Only the first 800 characters of a text can be matched in part.
 */
export async function allClauses(
  database: Database,
  paths: PathIds,
  clauses: readonly Clause[],
): Promise<SqlCondition> {
  const tests = clauses.flatMap((clause) => testsOf(database, paths, clause))
  const required = tests.filter(({ mustExist }) => mustExist)
  const exclusions = tests
    .filter(({ mustExist }) => !mustExist)
    .map(({ valueCondition }) => eb.not(documentHas(valueCondition)))
  return allOf([...(await documentHasAll(database, required)), ...exclusions])
}

/** `__or` of `filter_query`: at least one clause holds. Clauses for an existing value share one look-up. */
export async function anyClause(
  database: Database,
  paths: PathIds,
  clauses: readonly Clause[],
): Promise<SqlCondition> {
  const required: SqlCondition[] = []
  const otherConditions: SqlCondition[] = []
  for (const clause of clauses) {
    const [first, ...more] = testsOf(database, paths, clause)
    if (first?.mustExist && more.length === 0) required.push(first.valueCondition)
    else otherConditions.push(await allClauses(database, paths, [clause]))
  }
  return anyOf(
    required.length > 0 ? [documentHas(anyOf(required)), ...otherConditions] : otherConditions,
  )
}

interface ValueTest {
  /** On a row of `document_value`. */
  readonly valueCondition: SqlCondition
  /** True if the document must have such a row; false if it must have none. */
  readonly mustExist: boolean
  /** True for a test for exact texts, which few stories may have; most ranges and states match many. */
  readonly isExact: boolean
}

function testsOf(database: Database, paths: PathIds, clause: Clause): readonly ValueTest[] {
  const atField = (condition: SqlCondition) =>
    atPaths(paths, [comparableText(clause.field)], condition)
  const atFieldOrItems = (condition: SqlCondition) =>
    atPaths(paths, [comparableText(clause.field), itemsOf(clause.field)], condition)
  const scalarAtFieldOrItems = (condition: SqlCondition) =>
    atFieldOrItems(allOf([isScalar, condition]))
  const isOneOf = (values: readonly string[]) => {
    const input = values.map(comparableText)
    const equalsAny = oneOf(database, valueColumn('text'), input)
    // The text of a list, an object and null is empty: for any other text the kind need not be read.
    return input.includes('') ? scalarAtFieldOrItems(equalsAny) : atFieldOrItems(equalsAny)
  }

  switch (clause.operation) {
    case 'in':
    case 'in_array':
    case 'any_in_array':
      return [hasExact(isOneOf(clause.operand))]
    case 'not_in':
      return [hasNo(isOneOf(clause.operand))]
    case 'all_in_array':
      return [...new Set(clause.operand)].map((text) => hasExact(isOneOf([text])))
    case 'like':
      return [has(scalarAtFieldOrItems(isLike(database, clause.operand)))]
    case 'not_like':
      return [hasNo(scalarAtFieldOrItems(isLike(database, clause.operand)))]
    case 'is':
      return [
        clause.operand === 'empty'
          ? hasNo(atField(isFilled))
          : has(atField(isState(clause.operand))),
      ]
    case 'gt_date':
      return [has(atField(allOf([ofKind('text'), isDate(database), isAfter(clause.operand)])))]
    case 'lt_date':
      return [has(atField(allOf([ofKind('text'), isDate(database), isBefore(clause.operand)])))]
    case 'gt_int':
    case 'gt_float':
      return [has(atField(allOf([isNumeric, compareNumber('>', clause.operand)])))]
    case 'lt_int':
    case 'lt_float':
      return [has(atField(allOf([isNumeric, compareNumber('<', clause.operand)])))]
    case 'exists':
      return [clause.operand ? has(atField(ALWAYS)) : hasNo(atField(ALWAYS))]
  }
}

const has = (valueCondition: SqlCondition): ValueTest => ({
  valueCondition,
  mustExist: true,
  isExact: false,
})
const hasExact = (valueCondition: SqlCondition): ValueTest => ({
  valueCondition,
  mustExist: true,
  isExact: true,
})
const hasNo = (valueCondition: SqlCondition): ValueTest => ({
  valueCondition,
  mustExist: false,
  isExact: false,
})

function documentHas(valueCondition: SqlCondition): SqlCondition {
  return eb('document.id', 'in', documentsWith(valueCondition))
}

/**
 * Checks only documents with the exact texts if those are few: a range of dates may match nearly every story. Otherwise
 * intersections are faster than one condition each, on both databases.
 */
async function documentHasAll(
  database: Database,
  tests: readonly ValueTest[],
): Promise<readonly SqlCondition[]> {
  const exact = tests.filter((test) => test.isExact).map(({ valueCondition }) => valueCondition)
  const inexact = tests.filter((test) => !test.isExact).map(({ valueCondition }) => valueCondition)
  const exactSets = exact.length > 0 ? [documentsWithAll(exact)] : []
  const areFew = inexact.length > 0 && (await anyHasFew(database, exact))
  return areFew
    ? [...inEachSet(exactSets), ...inexact.map(heldByDocument)]
    : inEachSet([...exactSets, ...inexact.map(documentsWith)])
}

/** Documents with all texts: checks the others only where the first matches, so that nothing has to be sorted. */
function documentsWithAll([first = NEVER, ...others]: readonly SqlCondition[]) {
  const otherConditions = others.map((valueCondition) =>
    eb('document_value.document_id', 'in', documentsWith(valueCondition)),
  )
  return documentsWith(allOf([first, ...otherConditions]))
}

/** True if one of the conditions holds for at most `FEW_DOCUMENTS` rows of `document_value`. */
async function anyHasFew({ db }: Database, conditions: readonly SqlCondition[]): Promise<boolean> {
  for (const valueCondition of conditions) {
    const beyondFew = db.selectFrom('document_value').select('document_id').where(valueCondition)
    if ((await beyondFew.limit(1).offset(FEW_DOCUMENTS).execute()).length === 0) return true
  }
  return false
}

function inEachSet(sets: readonly DocumentIds[]): readonly SqlCondition[] {
  return Array.from(chunks(sets, MAX_INTERSECTED), (group) =>
    eb(
      'document.id',
      'in',
      group.reduce((left, right) => left.intersect(right)),
    ),
  )
}

function heldByDocument(valueCondition: SqlCondition): SqlCondition {
  const isOwnValue = sql<SqlBool>`document_value.document_id = document.id`
  return eb.exists(documentsWith(allOf([isOwnValue, valueCondition])))
}

type DocumentIds = ReturnType<typeof documentsWith>

function documentsWith(valueCondition: SqlCondition) {
  return eb.selectFrom('document_value').select('document_id').where(valueCondition)
}

function atPaths(
  pathIds: PathIds,
  paths: readonly string[],
  condition: SqlCondition,
): SqlCondition {
  const ids = paths.flatMap((path) => pathIds.get(path) ?? [])
  return ids.length === 0 ? NEVER : allOf([eb('document_value.path_id', 'in', ids), condition])
}

function isState(state: Exclude<FieldState, 'empty'>): SqlCondition {
  switch (state) {
    case 'not_empty':
      return isFilled
    case 'empty_array':
      return allOf([ofKind('list'), compareNumber('=', 0)])
    case 'not_empty_array':
      return allOf([ofKind('list'), compareNumber('>', 0)])
    case 'true':
    case 'false':
      return allOf([ofKind('boolean'), sql<SqlBool>`${valueColumn('text')} = ${state}`])
    case 'null':
      return ofKind('null')
    case 'not_null':
      return sql<SqlBool>`${valueColumn('kind')} <> 'null'`
  }
}

function isLike(database: Database, pattern: string): SqlCondition {
  const core = pattern.replace(/^\*+|\*+$/g, '')
  const part = fold(comparableText(core))
  const isStartAnchored = !pattern.startsWith('*')
  const isEndAnchored = !pattern.endsWith('*')
  const text = sql`coalesce(${valueColumn('folded')}, ${valueColumn('text')})`
  const length = sql`length(cast(${part} as text))`
  if (isStartAnchored && isEndAnchored) return sql<SqlBool>`${text} = ${part}`
  if (part === '') return ALWAYS
  if (isStartAnchored) return sql<SqlBool>`substr(${text}, 1, ${length}) = ${part}`
  if (!isEndAnchored) return contains(database, text, part)
  const tail = sql`substr(${text}, length(${text}) - ${length} + 1)`
  return sql<SqlBool>`(length(${text}) >= ${length} and ${tail} = ${part})`
}

function isDate({ kind }: Database): SqlCondition {
  return kind === 'sqlite'
    ? sql<SqlBool>`${valueColumn('text')} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'`
    : sql<SqlBool>`${valueColumn('text')} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}'`
}

/** Compares the stored day first, which the index over texts can do. */
function isAfter(date: number): SqlCondition {
  const limit = minuteOf(date)
  return sql<SqlBool>`(${valueColumn('text')} >= ${limit.slice(0, DAY_LENGTH)} and ${storedMinute} > ${limit})`
}

function isBefore(date: number): SqlCondition {
  const limit = minuteOf(date)
  const dayEnd = prefixEnd(limit.slice(0, DAY_LENGTH)) ?? ''
  return sql<SqlBool>`(${valueColumn('text')} < ${dayEnd} and ${storedMinute} < ${limit})`
}

/** `YYYY-MM-DD HH:mm`, the form of dates in stored content. */
function minuteOf(date: number): string {
  return new Date(date).toISOString().slice(0, 16).replace('T', ' ')
}

function compareNumber(comparison: '>' | '<' | '=', number: number): SqlCondition {
  if (Number.isNaN(number)) return NEVER
  return sql<SqlBool>`${valueColumn('num')} ${sql.raw(comparison)} cast(${number} as double precision)`
}

function ofKind(...kinds: readonly DocumentValueTable['kind'][]): SqlCondition {
  return sql<SqlBool>`${valueColumn('kind')} in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`
}

function itemsOf(field: string): string {
  return comparableText(`${field}[]`)
}

function valueColumn(column: keyof DocumentValueTable) {
  return sql.ref(`document_value.${column}`)
}

const eb = expressionBuilder<Schema, 'document' | 'document_value'>()
/** SQLite allows 500 in one compound select. */
const MAX_INTERSECTED = 100
/** Number of documents up to which checking one by one is faster than reading all. */
const FEW_DOCUMENTS = 10_000
const DAY_LENGTH = 'YYYY-MM-DD'.length
const isScalar = ofKind('text', 'number', 'boolean')
const isNumeric = ofKind('text', 'number')
/** Neither null nor an empty text, list or object. */
const isFilled = anyOf([
  ofKind('number', 'boolean'),
  allOf([ofKind('text'), sql<SqlBool>`${valueColumn('text')} <> ''`]),
  allOf([ofKind('list', 'object'), compareNumber('>', 0)]),
])
/** A stored date as `YYYY-MM-DD HH:mm`, from that form, ISO 8601 or a day alone. */
const storedMinute = sql`substr(replace(substr(${valueColumn('text')}, 1, 16), 'T', ' ') || ' 00:00', 1, 16)`
