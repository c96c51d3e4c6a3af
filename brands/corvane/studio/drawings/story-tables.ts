import { isJsonObject, objectsIn } from '../../../../tools/content/lint/walk.ts'

/** A table in a rich text, as the texts of its cells by row. */
export type Table = readonly (readonly string[])[]

/** A figure of a table at two moments, as typed, and the words that name it. */
export interface Row {
  readonly before: string
  readonly after: string
  readonly words: string
  /** Of the row, with its unit where the head has it. */
  readonly name: string
}

/** The tables in a story's texts, in order. */
export function tablesIn(content: unknown): readonly Table[] {
  return [...objectsIn(content)]
    .filter(({ value }) => value.type === 'table')
    .map(({ value }) => childrenOf(value).map((row) => childrenOf(row).map(wordsOf)))
}

/**
 * The rows of a table that compares two moments, in columns such as 2021 and 2022 or in a cell (`118 → 61`). Of a column
 * of differences only the heading is used, as words. Empty for other tables.
 */
export function rowsOf([head = [], ...lines]: Table): readonly Row[] {
  const corner = head[0] ?? ''
  const columns = head.slice(1).filter((name) => !DIFFERENCE.test(name))
  const isOfMoments = columns.length === 2 && columns.every((name) => MOMENT.test(name))
  const [first = '', second = ''] = columns
  const unit = UNIT.test(corner) ? corner.toLowerCase() : first.split(', ')[1]
  const nameOf = (cells: readonly string[]) => [cells[0] ?? '', unit].filter(Boolean).join(', ')
  const words = [corner, ...head.slice(1).filter((name) => DIFFERENCE.test(name))].join(' ')
  return lines.flatMap((cells) => {
    const named = `${words} ${cells[0] ?? ''}`
    if (isOfMoments) {
      const [before = '', after = ''] = [cells[head.indexOf(first)], cells[head.indexOf(second)]]
      return [{ before, after, words: named, name: nameOf(cells) }]
    }
    const [before, after] = cells.find((cell) => cell.includes(' → '))?.split(' → ') ?? []
    return before && after ? [{ before, after, words: named, name: cells[0] ?? '' }] : []
  })
}

const UNIT = /^(?:days|hours|weeks|months|[£€$])/i
const DIFFERENCE = /^(?:change|difference|saved)$/i
const MOMENT = /\b(?:19|20)\d\d\b|\bbefore\b|\bafter\b|\bof the trial\b/i

function childrenOf({ content }: Readonly<Record<string, unknown>>) {
  return Array.isArray(content) ? content.filter(isJsonObject) : []
}

function wordsOf(cell: unknown): string {
  return [...objectsIn(cell)].map(({ value }) => String(value.text ?? '')).join('')
}
