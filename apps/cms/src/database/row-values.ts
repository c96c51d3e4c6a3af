export type Bit = 0 | 1

/** Source of a row: the operator's settings, which rewrite it at every start, or a request to the API. */
export type RecordSource = 'operator' | 'api'
