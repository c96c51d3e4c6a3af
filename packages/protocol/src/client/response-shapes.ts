import { isRecord } from '../values/is-record.ts'
import type { ApiResponse } from './request.ts'

/** The response of `cdn/spaces/me` (delivery-protocol#tags-and-space). */
export interface RawSpace {
  readonly id: number
  readonly name: string
  /** The newest `cv`: rises whenever content changes. */
  readonly version: number
  readonly language_codes: readonly string[]
  /**
   * Changes when content was recreated in another database, whose publishing times cannot be compared
   * (delivery-protocol#tags-and-space). Undefined for a system that does not report it.
   */
  readonly lineage: string | undefined
}

/** Header with the lineage: not in the body, which stays as in the protocol. */
export const LINEAGE_HEADER = 'x-content-lineage'

/** Reads the space from a response. Throws a `wrong-shape` error for an invalid response. */
export function spaceOf({ body, headers, shapeError }: ApiResponse): RawSpace {
  const space = recordOf(recordOf(body)?.space)
  const { id, name, version, language_codes: codes = [] } = space ?? {}
  const isValid = Number.isSafeInteger(id) && Number.isSafeInteger(version) && isStringList(codes)
  if (!isValid || typeof id !== 'number' || typeof version !== 'number') {
    throw shapeError('{"space": {"id", "version", "language_codes"}} with whole numbers and a list')
  }
  const lineage = headers.get(LINEAGE_HEADER) ?? undefined
  const text = typeof name === 'string' ? name : ''
  return { id, name: text, version, language_codes: codes, lineage }
}

/**
 * Reads the items of a list under `key` (`links`: an object keyed by uuid). Throws a `wrong-shape` error for an invalid
 * response.
 */
export function entriesOf({ body, shapeError }: ApiResponse, key: string): readonly unknown[] {
  const list = recordOf(body)?.[key]
  if (key === 'links') {
    const links = recordOf(list)
    if (links === undefined) throw shapeError('an object of links under "links"')
    return Object.values(links)
  }
  if (!Array.isArray(list)) throw shapeError(`a list under "${key}"`)
  return list
}

/**
 * Reads a story with its relations; if there are more than 50, with their uuids instead (delivery-protocol#one-story).
 * Throws a `wrong-shape` error for an invalid response.
 */
export function fetchedStoryOf({ body, shapeError }: ApiResponse) {
  const { story, rels = [], rel_uuids: relUuids = [], cv } = recordOf(body) ?? {}
  const { uuid, full_slug: slug } = recordOf(story) ?? {}
  if (typeof uuid !== 'string' || uuid === '' || typeof slug !== 'string') {
    throw shapeError('an object with "uuid" and "full_slug" under "story"')
  }
  if (!Array.isArray(rels)) throw shapeError('a list under "rels"')
  if (!isStringList(relUuids)) throw shapeError('a list of uuids under "rel_uuids"')
  const relations: readonly unknown[] = rels
  return { story, rels: relations, relUuids, cv: typeof cv === 'number' ? cv : undefined }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(value) ? value : undefined
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
