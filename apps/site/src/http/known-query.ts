/** The query parameters that any page looks at (RES-1, SEARCH-1), in the order of their names. */
const KNOWN = ['category', 'industry', 'page', 'q', 'theme', 'type']

/**
 * The part of a query that pages know: the first value of each known parameter, empty ones left out, in
 * one order. So an address has one place in the page cache, whatever a campaign adds to it.
 *
 * @param search empty, or a question mark and what follows
 */
export function knownQuery(search: string): URLSearchParams {
  const known = new URLSearchParams()
  if (search.length <= 1) return known
  const given = new URLSearchParams(search)
  for (const name of KNOWN) {
    const value = given.get(name)
    if (value) known.set(name, value)
  }
  return known
}
