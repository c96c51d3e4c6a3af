/** Weights of the parts of a search score (SEARCH-3). */
export const WEIGHTS = {
  /** The name is the query. */
  exact: 3000,
  /** The name begins with the query. */
  prefix: 1200,
  /** The query occurs later in the name; its position is subtracted. */
  inside: 500,
  /** The least for a name that contains the query, however late. */
  insideAtLeast: 1,
  /** Added for a page as opposed to a resource. */
  page: 1000,
} as const
