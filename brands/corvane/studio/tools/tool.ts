/** A text, a number, or a formula, which begins with `=`; null for an empty cell. */
export type Cell = string | number | null

/** A spreadsheet to work with, offered beside the text that explains it. */
export interface Tool {
  /** Full slug of the story that offers it. */
  readonly story: string
  /** File name without extension. */
  readonly name: string
  readonly label: string
  /** Widths of the columns, in characters. */
  readonly widths: readonly number[]
  readonly rows: readonly (readonly Cell[])[]
  /** Figures of the story's text that formulas come to, by cell, rounded to as many decimals as are given. */
  readonly results: Readonly<Record<string, number | string>>
}
