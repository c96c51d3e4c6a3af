/** Rows that a source has delivered. */
export interface Load {
  readonly rows: number
  /** Those without a code. */
  readonly waiting?: number | undefined
  /** Those that broke a rule. */
  readonly refused?: number | undefined
}

export interface LoadTotals {
  readonly rows: number
  readonly waiting: number
  readonly refused: number
  /** All others. */
  readonly matched: number
  /** Of all rows, from 0 to 1. */
  readonly refusedShare: number
}

/** What all sources delivered, and what became of it. */
export function loadTotals(loads: readonly Load[]): LoadTotals {
  const sum = (of: keyof Load) => loads.reduce((all, load) => all + (load[of] ?? 0), 0)
  const rows = sum('rows')
  const waiting = sum('waiting')
  const refused = sum('refused')
  return {
    rows,
    waiting,
    refused,
    matched: rows - waiting - refused,
    refusedShare: rows > 0 ? refused / rows : 0,
  }
}
