/** Parameters of lists and search (RES-1, SEARCH-1) and of the price calculator, by name. */
const KNOWN = [
  'category',
  'contributors',
  'implementation',
  'industry',
  'page',
  'planners',
  'q',
  'theme',
  'type',
  'years',
]

/** Keeps known parameters in fixed order: an address has one place in the page cache whatever a campaign adds. */
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
