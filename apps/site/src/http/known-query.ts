import { extensions } from 'virtual:brand-extensions'

/** Parameters of lists and search (RES-1, SEARCH-1), and of the brand's views, in alphabetical order. */
const KNOWN_PARAMETERS = [
  ...['category', 'industry', 'page', 'q', 'theme', 'type'],
  ...extensions.flatMap(({ parameters }) => parameters),
].sort()

/** Keeps known parameters, in fixed order, so that campaign parameters add no entries to the page cache. */
export function knownQuery(search: string): URLSearchParams {
  const known = new URLSearchParams()
  if (search.length <= 1) return known
  const params = new URLSearchParams(search)
  for (const name of KNOWN_PARAMETERS) {
    const value = params.get(name)
    if (value) known.set(name, value)
  }
  return known
}
