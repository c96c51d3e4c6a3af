/** What the parts of a search score are worth (SEARCH-3). */
export const WEIGHTS = {
  /** The name is the query. */
  exact: 3000,
  /** The name begins with the query. */
  prefix: 1200,
  /** The query stands further on in the name; less the position where it does. */
  inside: 500,
  /** However far on it stands. */
  insideAtLeast: 1,
  /** A page rather than a resource; added. */
  page: 1000,
} as const
