import { extensions } from 'virtual:brand-extensions'

/** Parameters of lists and search (RES-1, SEARCH-1). */
const OWN_PARAMETERS = ['category', 'industry', 'page', 'q', 'theme', 'type']

/**
 * Keeps known parameters, those of the brand's extensions included, in alphabetical order, so that campaign parameters
 * add no entries to the page cache.
 */
export function knownQuery(search: string): URLSearchParams {
  const known = new URLSearchParams()
  if (search.length <= 1) return known
  const params = new URLSearchParams(search)
  for (const name of knownParameters()) {
    const value = params.get(name)
    if (value) known.set(name, value)
  }
  return known
}

let parameters: readonly string[] | undefined

/** Read at the first request: modules of extensions may still be loading before. */
function knownParameters(): readonly string[] {
  parameters ??= [...OWN_PARAMETERS, ...extensions.flatMap((one) => one.parameters)].sort()
  return parameters
}
