import { MAX_SEARCH_CHARACTERS } from '@prospectus/protocol/query/stories-query'

/** Reads `q` as typed, trimmed; of a longer search, the beginning (SEARCH-1). */
export function searchText(params: URLSearchParams): string {
  const typed = (params.get('q') ?? '').trim()
  return typed.slice(0, MAX_SEARCH_CHARACTERS).replace(HALF_CHARACTER, '').trimEnd()
}

/** The first half of a surrogate pair that the limit has cut in two. */
const HALF_CHARACTER = /[\ud800-\udbff]$/
