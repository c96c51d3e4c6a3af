import { isRecord } from '../values/is-record.ts'

/** The stories endpoint, on the site's own origin. */
export const STORIES_PATH = '/api/stories'

/** Options of the stories endpoint in a request (CALL-4, stories-endpoint#request). */
export interface StoriesOptions {
  /** Prefix of the full slug, or several, comma-separated: any of them. */
  readonly starts_with?: string | undefined
  /** Comma-separated. */
  readonly by_uuids?: string | undefined
  /** All must hold; values are comma-separated where the operation takes several. */
  readonly filter_query?: StoriesFilter | undefined
  /** Free text over name and description (RES-8). */
  readonly search_term?: string | undefined
  /** `position`, `name` or `content.date`, then `:asc` or `:desc`. */
  readonly sort_by?: string | undefined
  /** 1 or more. */
  readonly page?: number | undefined
  /** 1 to 100. */
  readonly per_page?: number | undefined
  /** Keys of `content` to leave out, comma-separated. */
  readonly excluding_fields?: string | undefined
}

/** Values by field and operation of the delivery protocol: `{ theme: { in_array: 'ppm' } }`. */
export type StoriesFilter = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface StoriesRequest {
  readonly options: unknown
  readonly token: unknown
}

/** Encodes a request's body, `{"body": "<base64url of UTF-8 JSON>"}` with `options`, `token` in this order (CALL-4). */
export function encodeStoriesRequest(options: StoriesOptions, token: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ options, token }))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const body = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
  return JSON.stringify({ body })
}

/** Decodes the body of a request; undefined for an invalid encoding. Never throws. */
export function decodeStoriesRequest(text: string): StoriesRequest | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isRecord(parsed) || typeof parsed.body !== 'string' || !BASE64URL.test(parsed.body))
      return undefined
    const binary = atob(parsed.body.replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const request: unknown = JSON.parse(UTF8.decode(bytes))
    return isRecord(request) ? { options: request.options, token: request.token } : undefined
  } catch {
    return undefined
  }
}

const BASE64URL = /^[\w-]*$/
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
