import { type FigureTable, readFigures } from '@prospectus/content/schema/fields/figure-table'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'

type Chart = Readonly<Record<string, unknown>>

/**
 * Charts are typed by hand (decision 0068): a unit begins with a capital, a highlighted row or column exists, steps end
 * with their sum, and a table's highlighted column adds up to its highlighted row.
 */
export function chartFindings(bundled: LintedContent): Finding[] {
  return publishedStories(bundled).flatMap(({ full_slug: story, content }) =>
    [...objectsIn(content, 'content')]
      .filter(({ value }) => value.component === 'figure-chart')
      .flatMap(({ value, path }) => findingsOf(value).map((message) => ({ story, path, message }))),
  )
}

function findingsOf({ shape, unit, highlight, data }: Chart): string[] {
  const figures = readFigures(data)
  if (figures === undefined) return ['a chart without a figure']
  const { columns, rows } = figures
  const names = [...columns, ...rows.map(({ name }) => name)].map((name) => name.toLowerCase())
  const highlighted = String(highlight ?? '')
    .split(';')
    .map((name) => name.trim())
  const sum = stepsSum(rows.slice(0, -1).map(({ figures: [first] }) => first?.value ?? 0))
  const total = rows.at(-1)?.figures[0]?.value ?? 0
  return [
    ...(LOWER_CASE.test(String(unit ?? '')) ? [`"${unit}" begins without a capital`] : []),
    ...highlighted
      .filter((name) => name !== '' && !names.includes(name.toLowerCase()))
      .map((name) => `no row or column "${name}"`),
    ...(shape !== 'steps' || isSame(sum, total)
      ? []
      : [`the steps come to ${Number(sum.toPrecision(12))}, the last row says ${total}`]),
    ...(shape === 'table' ? sumFindings(figures, highlighted) : []),
  ]
}

/** Begins with a lower-case word; a symbol such as tCO₂e is none. */
const LOWER_CASE = /^\p{Ll}+(?![\p{L}\d₂])/u

/** Finds a wrong sum in a table's highlighted column and row. */
function sumFindings({ columns, rows }: FigureTable, highlighted: readonly string[]): string[] {
  const column = columns.findIndex((name) => highlighted.includes(name))
  const figureOf = (row: FigureTable['rows'][number]) => row.figures[column]?.value
  const parts = rows.filter(({ name }) => !highlighted.includes(name))
  const sum = parts.reduce((all, row) => all + (figureOf(row) ?? 0), 0)
  return rows
    .filter((row) => !parts.includes(row))
    .flatMap((row) => figureOf(row) ?? [])
    .filter((total) => !isSame(sum, total))
    .map((total) => `the column comes to ${Number(sum.toPrecision(12))}, its sum says ${total}`)
}

/** Sums steps, except subtotals: a value equal to the sum so far. */
function stepsSum(values: readonly number[]): number {
  return values.reduce(
    (sum, value, index) => (index > 0 && isSame(sum, value) ? sum : sum + value),
    0,
  )
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(b) * 1e-9
}
