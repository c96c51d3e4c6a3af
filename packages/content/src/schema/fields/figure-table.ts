import { isRecord } from '@prospectus/protocol/values/is-record'
import { readText } from '../values/read-text.ts'
import type { Field } from './field.ts'
import { type FieldOptions, sharedProperties } from './text.ts'

/** Text of a cell, and its number if it is one. */
export interface Figure {
  readonly text: string
  readonly value: number | undefined
}

export interface FigureTable {
  /** Heading of the first column. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
}

export interface FigureRow {
  readonly name: string
  readonly figures: readonly Figure[]
}

/**
 * Stored table (delivery-protocol#content) with headings in the first row and column; undefined if it has no number.
 */
export function figureTable(options: FieldOptions): Field<FigureTable> {
  return {
    definition: { type: 'table', ...sharedProperties(options) },
    read: readFigures,
    fallback: undefined,
    isSearchable: true,
  }
}

/** Reads a stored table. Never throws. */
export function readFigures(raw: unknown): FigureTable | undefined {
  if (!isRecord(raw)) return undefined
  const [corner = '', ...columns] = cellsOf(raw.thead)
  const lines = listOf(raw.tbody).map((row) => cellsOf(isRecord(row) ? row.body : undefined))
  const hasDecimalCommas = lines.some((cells) => cells.slice(1).some(showsDecimalComma))
  const rows = lines.map(([name = '', ...cells]): FigureRow => {
    return {
      name,
      figures: columns.map((_, index) => figureOf(cells[index] ?? '', hasDecimalCommas)),
    }
  })
  const filled = rows.filter(
    ({ name, figures }) => name !== '' || figures.some(({ text }) => text !== ''),
  )
  const hasFigures = filled.some(({ figures }) => figures.some(({ value }) => value !== undefined))
  return hasFigures ? { corner, columns, rows: filled } : undefined
}

function cellsOf(raw: unknown): readonly string[] {
  return listOf(raw).map((cell) => (isRecord(cell) ? (readText(cell.value) ?? '') : ''))
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : []
}

function figureOf(text: string, hasDecimalCommas: boolean): Figure {
  const value = numberIn(text, hasDecimalCommas)
  // A typographic minus is as wide as a plus.
  return { text: value === undefined ? text : text.replace(/^-/, '−'), value }
}

/**
 * Parses a number. In a table with decimal commas every comma is one, and points before three digits separate
 * thousands; in any other, a comma before exactly three digits separates thousands.
 */
function numberIn(text: string, hasDecimalCommas: boolean): number | undefined {
  const plain = withoutBlanks(text)
  if (!/^-?[\d,.]*\d$/.test(plain)) return undefined
  const [format, separator] = hasDecimalCommas
    ? ([GROUPED_BY_POINTS, '.'] as const)
    : ([GROUPED_BY_COMMAS, ','] as const)
  const ungrouped = format.test(plain) ? plain.replaceAll(separator, '') : plain
  const value = Number(ungrouped.replace(',', '.'))
  return Number.isFinite(value) ? value : undefined
}

/** True for figures such as `2,5` and `1.312.750`. */
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
