import { readText } from '../values/read-text.ts'
import { isStored } from '../values/stored-value.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/** A figure as typed, and as a number; undefined for an empty cell or text. */
export interface Figure {
  readonly text: string
  readonly value: number | undefined
}

/** Data of a chart: a name for each row, a heading for each column. */
export interface FigureTable {
  /** Heading above the names of the rows. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
}

export interface FigureRow {
  readonly name: string
  /** One for each column. */
  readonly figures: readonly Figure[]
}

/**
 * A table of figures, stored as the content system stores tables (delivery-protocol#content): the first
 * column names the rows, the first row the columns. A table without a single number reads as undefined.
 */
export function figureTable(options: FieldText): Field<FigureTable> {
  return {
    definition: { type: 'table', ...described(options) },
    read: readFigures,
    fallback: undefined,
    searched: true,
  }
}

/** Reads a stored table; undefined without a single number. Never throws. */
export function readFigures(raw: unknown): FigureTable | undefined {
  if (!isStored(raw)) return undefined
  const [corner = '', ...columns] = cellsOf(raw.thead)
  const lines = listOf(raw.tbody).map((row) => cellsOf(isStored(row) ? row.body : undefined))
  const isDecimalComma = lines.some((cells) => cells.slice(1).some(showsDecimalComma))
  const rows = lines.map(([name = '', ...cells]): FigureRow => {
    return { name, figures: columns.map((_, at) => figureOf(cells[at] ?? '', isDecimalComma)) }
  })
  const filled = rows.filter(
    ({ name, figures }) => name !== '' || figures.some(({ text }) => text !== ''),
  )
  const hasFigures = filled.some(({ figures }) => figures.some(({ value }) => value !== undefined))
  return hasFigures ? { corner, columns, rows: filled } : undefined
}

function cellsOf(raw: unknown): readonly string[] {
  return listOf(raw).map((cell) => (isStored(cell) ? (readText(cell.value) ?? '') : ''))
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : []
}

function figureOf(text: string, isDecimalComma: boolean): Figure {
  const value = numberIn(text, isDecimalComma)
  // A typographic minus is as wide as a plus sign.
  return { text: value === undefined ? text : text.replace(/^-/, '−'), value }
}

/**
 * Parses a number. A comma before exactly three digits separates thousands, any other is a decimal comma.
 * In a table with a decimal comma anywhere, points separate thousands.
 */
function numberIn(text: string, isDecimalComma: boolean): number | undefined {
  const plain = withoutBlanks(text)
  if (!/^-?[\d,.]*\d$/.test(plain)) return undefined
  const [format, separator] = isDecimalComma
    ? ([GROUPED_BY_POINTS, '.'] as const)
    : ([GROUPED_BY_COMMAS, ','] as const)
  const ungrouped = format.test(plain) ? plain.replaceAll(separator, '') : plain
  const value = Number(ungrouped.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** True if a figure needs a decimal comma, as in `2,5` and `1.312.750`. */
function showsDecimalComma(text: string): boolean {
  return /^-?[\d.]*\d,(?:\d{1,2}|\d{4,})$|^-?\d{1,3}(?:\.\d{3})+(?:,\d+|\.\d{3})$/.test(
    withoutBlanks(text),
  )
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '').replace('−', '-')
}

const GROUPED_BY_COMMAS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const GROUPED_BY_POINTS = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
