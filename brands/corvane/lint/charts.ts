import { type FigureTable, readFigures } from '@prospectus/content/schema/fields/figure-table'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { objectsIn } from '../../../tools/content/lint/walk.ts'

/** A chart block as it is stored. */
type Chart = Readonly<Record<string, unknown>>

/**
 * Finds errors in charts, which are typed by hand (decision 0068): units without a capital, highlights that name no row
 * or column, steps whose last row is not their sum, and table columns that do not add up to the highlighted row.
 */
export function chartFindings(seedContent: LintedContent): Finding[] {
  return publishedStories(seedContent).flatMap(({ full_slug: story, content }) =>
    [...objectsIn(content, 'content')]
      .filter(({ value }) => value.component === 'figure-chart')
      .flatMap(({ value, path }) => findingsOf(value).map((message) => ({ story, path, message }))),
  )
}

function findingsOf({ shape, unit, highlight, data }: Chart): string[] {
  const figures = readFigures(data)
  if (figures === undefined)
    return ['the chart has no figures: expected a row of names, then rows of figures']
  const { columns, rows } = figures
  const names = [...columns, ...rows.map(({ name }) => name)].map((name) => name.toLowerCase())
  const highlighted = String(highlight ?? '')
    .split(';')
    .map((name) => name.trim())
  const sum = stepsSum(rows.slice(0, -1).map(({ figures: [first] }) => first?.value ?? 0))
  const total = rows.at(-1)?.figures[0]?.value ?? 0
  return [
    ...(LOWER_CASE_WORD.test(String(unit ?? ''))
      ? [`the unit "${unit}" must begin with a capital`]
      : []),
    ...highlighted
      .filter((name) => name !== '' && !names.includes(name.toLowerCase()))
      .map((name) => `highlights "${name}", but has no such row or column`),
    ...(shape !== 'steps' || isSame(sum, total)
      ? []
      : [`the steps come to ${Number(sum.toPrecision(12))}, the last row says ${total}`]),
    ...(shape === 'table' ? sumFindings(figures, highlighted) : []),
  ]
}

/** Matches a unit that begins with a lower-case word, but not a symbol such as tCO₂e. */
const LOWER_CASE_WORD = /^\p{Ll}+(?![\p{L}\d₂])/u

/** Finds a highlighted row whose figure in the highlighted column is not the sum of the other rows. */
function sumFindings({ columns, rows }: FigureTable, highlighted: readonly string[]): string[] {
  const column = columns.findIndex((name) => highlighted.includes(name))
  const figureOf = (row: FigureTable['rows'][number]) => row.figures[column]?.value
  const addends = rows.filter(({ name }) => !highlighted.includes(name))
  const sum = addends.reduce((all, row) => all + (figureOf(row) ?? 0), 0)
  return rows
    .filter((row) => !addends.includes(row))
    .flatMap((row) => figureOf(row) ?? [])
    .filter((total) => !isSame(sum, total))
    .map(
      (total) =>
        `the rows of the column come to ${Number(sum.toPrecision(12))}, the highlighted row says ${total}`,
    )
}

/** Adds up steps; a value equal to the sum so far is a subtotal, and is not added. */
function stepsSum(values: readonly number[]): number {
  return values.reduce(
    (sum, value, index) => (index > 0 && isSame(sum, value) ? sum : sum + value),
    0,
  )
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.abs(b) * 1e-9
}
