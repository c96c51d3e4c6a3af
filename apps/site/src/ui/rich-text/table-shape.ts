import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type { TableCell, TableRow } from '@prospectus/content/schema/rich-text/rich-text'
import { withUnits } from '../typography/with-figures.tsx'

/** Whether a table has so many columns of words that it wants more width than the text. */
export function isWordy(body: readonly TableRow[]): boolean {
  const [first = []] = body
  if (hasJoinedCells(body)) return false
  const isFigure = ({ content }: TableCell) =>
    content.some((node) => node.type === 'paragraph' && node.align === 'right')
  return first.filter((cell) => !isFigure(cell)).length >= MIN_WORDY_COLUMNS
}

/**
 * Whether the columns of a table stand beside each other on a phone, with no word broken, and from three
 * columns on in cells of four lines at most (BLOCK-11). A table with joined cells, or without a head whose
 * words its rows could repeat, stays as it is and scrolls.
 */
export function fitsPhone(head: readonly TableRow[], body: readonly TableRow[]): boolean {
  const rows = [...head, ...body]
  if (hasJoinedCells(rows) || head.length === 0) return true
  const columns = Math.max(...rows.map((row) => row.length))
  const texts = (part: readonly TableRow[], column: number) =>
    part.map((row) => withUnits(plainText(row[column]?.content ?? [])))
  const letters = (column: number) => {
    const words = texts(rows, column).flatMap((text) => text.split(BREAK))
    const lines = columns > 2 ? MAX_LINES : Number.POSITIVE_INFINITY
    const cells = texts(body, column).map((text) => Math.ceil(text.length / lines))
    return PADDING + Math.max(...words.map((word) => word.length), ...cells)
  }
  const wanted = Array.from({ length: columns }, (_, column) => letters(column))
  const room = columns >= MIN_SMALL_COLUMNS ? PHONE_LETTERS_SMALL : PHONE_LETTERS
  return wanted.reduce((sum, width) => sum + width, 0) <= room
}

function hasJoinedCells(rows: readonly TableRow[]): boolean {
  return rows.flat().some(({ colspan, rowspan }) => colspan + rowspan > 2)
}

const MIN_WORDY_COLUMNS = 4
const MAX_LINES = 4
/** Where a line may break: a no-break space is none of these. */
const BREAK = /[ \n-]/
/** Letters that a window of 390 px holds, and the padding of a cell in letters (rich-text-table.css). */
const PHONE_LETTERS = 41
const PADDING = 2
/** From this many columns on the letters are smaller there. */
const MIN_SMALL_COLUMNS = 5
const PHONE_LETTERS_SMALL = 50
