import { MAX_SEARCH_CHARACTERS } from '@prospectus/protocol/query/stories-query'

/** Reads `q`, trimmed and cut to `MAX_SEARCH_CHARACTERS` (SEARCH-1). */
export function readSearchText(params: URLSearchParams): string {
  const typed = (params.get('q') ?? '').trim()
  return typed.slice(0, MAX_SEARCH_CHARACTERS).replace(HIGH_SURROGATE_AT_END, '').trimEnd()
}

/** Left when the limit cuts a surrogate pair in two. */
const HIGH_SURROGATE_AT_END = /[\ud800-\udbff]$/
