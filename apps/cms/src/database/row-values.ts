export type Bit = 0 | 1

/** Who created a row: the operator through settings, at every start, or the API. */
export type Owner = 'operator' | 'api'
