import type { LanguageQuery } from '@prospectus/protocol/management/request'
import { SHARED_RULES } from '@prospectus/protocol/query/operations'
import { readIsoDate } from '@prospectus/protocol/values/date'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { HttpError } from '@prospectus/server/http-error'
import type { z } from 'zod'
import type { Paging } from '../database/paging.ts'
import { MESSAGE_LANGUAGES } from '../messages/messages.ts'
import { exceededBound } from '../stories/renderable.ts'

type JsonRecord = Readonly<Record<string, unknown>>
type NameIn<Members> = keyof Members & string

/**
 * Reads members of a client's JSON object. Missing and null members are undefined unless noted; a wrong type throws an
 * `HttpError`.
 */
export interface BodyFields<Body> {
  readonly text: (name: NameIn<Body>) => string | undefined
  readonly nonEmptyText: (name: NameIn<Body>) => string | undefined
  readonly integer: (name: NameIn<Body>) => number | undefined
  /** `true`, `1` or `"1"`; `false`, `0` or `"0"`. */
  readonly flag: (name: NameIn<Body>) => boolean | undefined
  readonly object: (name: NameIn<Body>) => JsonRecord | undefined
  readonly texts: (name: NameIn<Body>) => readonly string[] | undefined
  /** Ids, at least one. */
  readonly ids: (name: NameIn<Body>) => readonly number[] | undefined
  /** A time in ISO 8601, UTC; null if the client sent null to clear it. */
  readonly time: (name: NameIn<Body>) => string | null | undefined
  /** The members of an inner object; throws when it is missing. */
  readonly inside: <Name extends NameIn<Body>>(name: Name) => BodyFields<NonNullable<Body[Name]>>
  /** Throws when the value that was read is missing; `expected` completes "expected …". */
  readonly required: <Value>(
    name: NameIn<Body>,
    value: Value | null | undefined,
    expected: string,
  ) => Value
  /** The object as the client sent it. */
  readonly raw: JsonRecord
}

/** @param prefix the client's name of the object, such as `story.`; empty for the body itself */
export function bodyFields<Body>(raw: JsonRecord, prefix = ''): BodyFields<Body> {
  const reader =
    <Value>(expected: string, parse: (value: unknown) => Value | undefined) =>
    (name: string): Value | undefined => {
      const value = raw[name]
      if (value === undefined || value === null) return undefined
      const parsed = parse(value)
      if (parsed === undefined) throw invalid(prefix + name, value, expected)
      return parsed
    }
  const time = reader('a time such as 2026-05-01T10:00:00Z', readTime)
  const object = reader('an object', (value) => (isRecord(value) ? value : undefined))
  return {
    text: reader('a string', asText),
    nonEmptyText: reader('a non-empty string', (value) =>
      typeof value === 'string' && value.trim() !== '' ? value : undefined,
    ),
    integer: reader('a whole number', asInteger),
    flag: reader('true or false', (value) => FLAGS.get(value)),
    object,
    texts: reader('a list of strings', (value) => listOf(value, asText)),
    ids: reader('a list of ids, at least one', (value) => {
      const ids = listOf(value, asInteger)
      return ids !== undefined && ids.length > 0 ? [...new Set(ids)] : undefined
    }),
    time: (name) => (raw[name] === null ? null : time(name)),
    inside: (name) => {
      const value = object(name)
      if (value === undefined) throw invalid(prefix + name, raw[name], 'an object')
      return bodyFields(value, `${prefix}${name}.`)
    },
    required: (name, value, expected) => {
      if (value === undefined || value === null) throw invalid(prefix + name, raw[name], expected)
      return value
    },
    raw,
  }
}

/** Reads query parameters; an empty one counts as absent. */
export interface QueryFields<Query> {
  readonly text: (name: NameIn<Query>) => string | undefined
  readonly integer: (name: NameIn<Query>) => number | undefined
  readonly flag: (name: NameIn<Query>) => boolean
  /** Comma-separated values, or those of a repeated parameter. */
  readonly list: (name: NameIn<Query>) => readonly string[]
  /** Throws an `HttpError` if an unsupported parameter is present: the client would take the list for filtered. */
  readonly reject: (name: NameIn<Query>) => void
  /** `page` and `per_page`, each from 1; a larger `per_page` than 100 counts as 100. */
  readonly paging: () => Paging
}

export function queryFields<Query>(parameters: URLSearchParams): QueryFields<Query> {
  const text = (name: string) => parameters.get(name) || undefined
  const integer = (name: string) => {
    const found = text(name)
    if (found === undefined) return undefined
    const number = /^-?\d{1,15}$/.test(found) ? Number(found) : undefined
    if (number === undefined) throw invalid(name, found, 'a whole number')
    return number
  }
  const positiveInteger = (name: string) => {
    const number = integer(name)
    if (number === undefined || number >= 1) return number
    throw invalid(name, number, 'a whole number from 1')
  }
  return {
    text,
    integer,
    flag: (name) => {
      const found = text(name)
      if (found === undefined) return false
      const flag = SHARED_RULES.flag.read(found)
      if (flag === undefined) throw invalid(name, found, '1 or 0')
      return flag
    },
    list: (name) =>
      parameters
        .getAll(name)
        .join()
        .split(',')
        .filter((item) => item !== ''),
    reject: (name) => {
      for (const input of parameters.keys()) {
        if (input !== name && !input.startsWith(`${name}[`)) continue
        throw new HttpError(422, {
          error: `${input} is not supported by this list; leave it out`,
          field: input,
        })
      }
    },
    paging: () => ({
      page: positiveInteger('page') ?? 1,
      perPage: Math.min(positiveInteger('per_page') ?? DEFAULT_PER_PAGE, MAX_PER_PAGE),
    }),
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function asInteger(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

function listOf<Item>(value: unknown, parse: (item: unknown) => Item | undefined) {
  if (!Array.isArray(value)) return undefined
  const items = value.map(parse).filter((item) => item !== undefined)
  return items.length === value.length ? items : undefined
}

/** Parses a date and time; one without a zone is in UTC, like all times in content. */
function readTime(value: unknown): string | undefined {
  return typeof value === 'string' && value.includes(':') ? readIsoDate(value) : undefined
}

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
])
const DEFAULT_PER_PAGE = 25
const MAX_PER_PAGE = 100

/** 422 for an invalid value of `field`, such as `story.slug`; `expected` completes "expected …". */
export function invalid(field: string, found: unknown, expected: string): HttpError {
  const error = `${field} is ${quote(found)}; expected ${expected}`
  return new HttpError(422, { error, field, expected })
}

export function notFound(error: string): HttpError {
  return new HttpError(404, { error })
}

function quote(found: unknown): string {
  if (found === undefined) return 'missing'
  const text = JSON.stringify(found) ?? String(found)
  return (
    text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS)}…` : text
  ).toWellFormed()
}

const MAX_QUOTED_CHARACTERS = 60

/** Reads the object at `name` by a schema, without unknown members. Throws an `HttpError` (422) for an invalid one. */
export function readObject<Body, Shape extends z.ZodObject>(
  body: BodyFields<Body>,
  name: keyof Body & string,
  schema: Shape,
): PresentMembers<z.output<Shape>> {
  const { raw } = body.inside(name)
  assertWithinBounds(name, raw)
  const parsed = schema.safeParse(raw)
  if (parsed.success) return presentMembers(parsed.data)
  const [issue] = parsed.error.issues
  const path = issue?.path ?? []
  const found = path.reduce<unknown>((value, key) => Object(value)[key], raw)
  const expected =
    issue?.code === 'invalid_type'
      ? issue.expected
      : (issue?.message ?? 'another value').replace(/^[\w ]+: expected /, '')
  throw invalid([name, ...path.map(String)].join('.'), found, String(expected))
}

/** Throws an `HttpError` (422) for an object above the limits of story content. */
export function assertWithinBounds(field: string, input: Readonly<Record<string, unknown>>): void {
  const bound = exceededBound(input)
  if (bound === undefined) return
  const expected = `at most ${bound}`
  const error = `${field} has more than ${bound}; expected ${expected}`
  throw new HttpError(422, { error, field, expected })
}

type PresentMembers<Members> = {
  readonly [Name in keyof Members]?: Exclude<Members[Name], undefined>
}

/** Leaves out undefined members, so that what a client did not send stays unchanged. */
export function presentMembers<Members extends object>(members: Members): PresentMembers<Members> {
  const presentEntries = Object.entries(members).filter(([, value]) => value !== undefined)
  return Object.fromEntries(presentEntries) as PresentMembers<Members>
}

/** Parses the story version in `If-Match`, from an `ETag`; undefined for `*` or none. Throws an `HttpError`. */
export function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const found = /^(?:W\/)?"(\d{1,15})"$/.exec(header.trim())
  if (found !== null) return Number(found[1])
  const expected = 'the ETag of the story, such as "3"'
  const error = `The header If-Match must hold ${expected}`
  throw new HttpError(400, { error, field: 'If-Match', expected })
}

/** The `language` parameter; English by default. */
export function requestedLanguage(query: QueryFields<LanguageQuery>): string {
  const language = query.text('language') ?? 'en'
  if (MESSAGE_LANGUAGES.includes(language)) return language
  throw invalid('language', language, MESSAGE_LANGUAGES.join(' or '))
}
