/** Yes and no, as rows hold them. */
export type Bit = 0 | 1

/** Who has made a row: what is the operator's comes from the settings, at every start. */
export type Owner = 'operator' | 'api'
