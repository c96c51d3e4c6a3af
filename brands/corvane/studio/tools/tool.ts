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
  /** Results of formulas that the story's text quotes, by cell, rounded to the given decimals. */
  readonly results: Readonly<Record<string, number | string>>
}
