import { isRecord } from '@prospectus/protocol/values/is-record'
import { isRealDay } from './real-day.ts'
import { unusable } from './refusal.ts'

type Json = Readonly<Record<string, unknown>>
type NameIn<Members> = keyof Members & string

/**
 * Reads the members of a JSON object that a client sent. One that is missing or null is undefined; one of
 * another kind throws a `HttpError` that names it.
 */
export interface BodyFields<Body> {
  readonly text: (name: NameIn<Body>) => string | undefined
  /** A text that says something. */
  readonly words: (name: NameIn<Body>) => string | undefined
  readonly whole: (name: NameIn<Body>) => number | undefined
  /** `true`, `1` or `"1"`; `false`, `0` or `"0"`. */
  readonly flag: (name: NameIn<Body>) => boolean | undefined
  readonly object: (name: NameIn<Body>) => Json | undefined
  readonly texts: (name: NameIn<Body>) => readonly string[] | undefined
  /** Ids, at least one. */
  readonly ids: (name: NameIn<Body>) => readonly number[] | undefined
  /** A time as ISO 8601, UTC; null where the client sent null, to take it away. */
  readonly time: (name: NameIn<Body>) => string | null | undefined
  /** The members of an object in it; throws when it is not there. */
  readonly inside: <Name extends NameIn<Body>>(name: Name) => BodyFields<NonNullable<Body[Name]>>
  /** What was sent, as it is. */
  readonly raw: Json
}

/** @param prefix how the client knows the object, such as `story.`; empty for the body itself */
export function bodyFields<Body>(raw: Json, prefix = ''): BodyFields<Body> {
  const read =
    <Value>(expected: string, take: (value: unknown) => Value | undefined) =>
    (name: string): Value | undefined => {
      const value = raw[name]
      if (value === undefined || value === null) return undefined
      const taken = take(value)
      if (taken === undefined) throw unusable(prefix + name, value, expected)
      return taken
    }
  const time = read('a time such as 2026-05-01T10:00:00Z', readTime)
  const object = read('an object', (value) => (isRecord(value) ? value : undefined))
  return {
    text: read('a text', (value) => (typeof value === 'string' ? value : undefined)),
    words: read('a text that is not empty', (value) =>
      typeof value === 'string' && value.trim() !== '' ? value : undefined,
    ),
    whole: read('a whole number', wholeNumber),
    flag: read('true or false', (value) => FLAGS.get(value)),
    object,
    texts: read('a list of texts', (value) => listOf(value, asText)),
    ids: read('a list of ids, at least one', (value) => {
      const ids = listOf(value, wholeNumber)
      return ids !== undefined && ids.length > 0 ? [...new Set(ids)] : undefined
    }),
    time: (name) => (raw[name] === null ? null : time(name)),
    inside: (name) => {
      const value = object(name)
      if (value === undefined) throw unusable(prefix + name, raw[name], 'an object')
      return bodyFields(value, `${prefix}${name}.`)
    },
    raw,
  }
}

/** Reads parameters of the address; an empty one counts as none. */
export interface QueryFields<Query> {
  readonly text: (name: NameIn<Query>) => string | undefined
  readonly whole: (name: NameIn<Query>) => number | undefined
  readonly flag: (name: NameIn<Query>) => boolean
  /** Between commas, or the parameter sent several times. */
  readonly list: (name: NameIn<Query>) => readonly string[]
  /**
   * Throws an `HttpError` that names this parameter where it, or a member of it such as `filter_query[a][in]`, is given:
   * for what a client would take a list for narrowed by.
   */
  readonly refuse: (name: NameIn<Query>) => void
  /** `page` from 1, `per_page` from 1. A page holds at most 100, and says so in `Per-Page`, which clients read. */
  readonly paging: () => { readonly page: number; readonly perPage: number }
}

export function queryFields<Query>(parameters: URLSearchParams): QueryFields<Query> {
  const text = (name: string) => parameters.get(name) || undefined
  const whole = (name: string) => {
    const found = text(name)
    if (found === undefined) return undefined
    const number = /^-?\d{1,15}$/.test(found) ? Number(found) : undefined
    if (number === undefined) throw unusable(name, found, 'a whole number')
    return number
  }
  const fromOne = (name: string) => {
    const number = whole(name)
    if (number === undefined || number >= 1) return number
    throw unusable(name, number, 'a whole number from 1')
  }
  return {
    text,
    whole,
    flag: (name) => {
      const found = text(name)
      if (found === undefined) return false
      const flag = FLAGS.get(found) ?? (found === 'true' ? true : undefined)
      if (flag === undefined && found !== 'false') throw unusable(name, found, '1 or 0')
      return flag === true
    },
    list: (name) =>
      parameters
        .getAll(name)
        .join()
        .split(',')
        .filter((item) => item !== ''),
    refuse: (name) => {
      for (const [given, value] of parameters) {
        if (given !== name && !given.startsWith(`${name}[`)) continue
        throw unusable(given, value, 'a request without it: this list is not narrowed by it')
      }
    },
    paging: () => ({
      page: fromOne('page') ?? 1,
      perPage: Math.min(fromOne('per_page') ?? USUAL_PER_PAGE, MOST_PER_PAGE),
    }),
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

function listOf<Item>(value: unknown, take: (item: unknown) => Item | undefined) {
  if (!Array.isArray(value)) return undefined
  const items = value.map(take).filter((item) => item !== undefined)
  return items.length === value.length ? items : undefined
}

/** With a day and a time; without a zone it is UTC, as all times of content are. */
function readTime(value: unknown): string | undefined {
  const found = typeof value === 'string' ? TIME.exec(value) : null
  if (found === null || !isRealDay(found[1] ?? '')) return undefined
  const time = Date.parse(`${found[1]}T${found[2]}${found[3] ?? 'Z'}`)
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/
const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
])
const USUAL_PER_PAGE = 25
const MOST_PER_PAGE = 100
