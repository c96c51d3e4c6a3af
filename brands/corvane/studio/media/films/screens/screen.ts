import { planStateOf } from '@prospectus/portfolio/earned-value'
import {
  ahead,
  amber,
  behind,
  box,
  curve,
  drawing,
  faint,
  ink,
  line,
  mist,
  paper,
  points,
  soft,
  text,
} from '../../../ink.ts'

const screenWidth = 1280
const screenHeight = 800
/** Left and right edge of a screen's content. */
export const left = 108
export const right = 1248

const sections = ['portfolio', 'schedule', 'people', 'money', 'risk', 'data'] as const
type Section = (typeof sections)[number]

/** A screen of the product: sidebar, path, title, and content. */
export function screen(
  head: {
    readonly section: Section
    readonly path: string
    readonly title: string
    readonly note: string
  },
  parts: readonly string[],
): string {
  return drawing(screenWidth, screenHeight, head.title, [
    box(0, 0, screenWidth, screenHeight, paper),
    sidebar(head.section),
    text(left, 46, head.path, { size: 20, fill: soft, mono: true }),
    text(left, 90, head.title, { size: 32, weight: 700 }),
    text(right, 88, head.note, { size: 20, fill: soft, anchor: 'end' }),
    line(left, 108, right, 108),
    ...parts,
  ])
}

function sidebar(active: Section): string {
  const marks = sections.map((section, index) => {
    const y = 122 + index * 64
    const colour = section === active ? paper : faint
    const bar = section === active ? box(0, y - 10, 5, 44, amber) : ''
    return bar + glyph(section, 26, y, colour)
  })
  return [
    box(0, 0, 76, screenHeight, ink),
    curve(points('20,56 30,54 40,40 48,30 58,27'), paper, 3),
    curve(points('20,58 34,57 44,48 52,40 58,37'), amber, 3),
    ...marks,
  ].join('')
}

function glyph(section: Section, x: number, y: number, colour: string): string {
  const bar = (dx: number, dy: number, width: number, height: number) =>
    box(x + dx, y + dy, width, height, colour, { radius: 1.5 })
  switch (section) {
    case 'portfolio':
      return bar(0, 2, 24, 4) + bar(0, 10, 24, 4) + bar(0, 18, 15, 4)
    case 'schedule':
      return bar(0, 2, 12, 5) + bar(7, 10, 14, 5) + bar(14, 18, 10, 5)
    case 'people':
      return bar(2, 2, 9, 9) + bar(13, 2, 9, 9) + bar(2, 14, 9, 9) + bar(13, 14, 9, 9)
    case 'money':
      return bar(1, 14, 5, 9) + bar(9, 8, 5, 15) + bar(17, 2, 5, 21)
    case 'risk':
      return curve(
        [
          [x + 12, y + 2],
          [x + 23, y + 22],
          [x + 1, y + 22],
          [x + 12, y + 2],
        ],
        colour,
        2.5,
      )
    case 'data':
      return (
        bar(0, 9, 7, 7) +
        bar(17, 1, 7, 7) +
        bar(17, 17, 7, 7) +
        line(x + 7, y + 12, x + 17, y + 4, colour, 2) +
        line(x + 7, y + 12, x + 17, y + 20, colour, 2)
      )
  }
}

/** A key figure, with its label above and a note below. */
export function figure(
  x: number,
  y: number,
  label: string,
  value: string,
  note: string,
  colour = ink,
): string {
  return [
    text(x, y, label, { size: 20, fill: soft }),
    text(x, y + 40, value, { size: 34, weight: 700, fill: colour }),
    text(x, y + 70, note, { size: 20, fill: soft }),
  ].join('')
}

interface Column {
  readonly label: string
  /** Left edge of a text column, right edge of a figure column. */
  readonly x: number
  readonly figures?: boolean
}

export type Cell =
  | string
  | { readonly text: string; readonly colour?: string; readonly weight?: number }

/** A ruled table. The row with the index `total` is shaded and bold. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  layout: {
    readonly y: number
    readonly rowHeight: number
    readonly total: number
    readonly start?: number
  },
): string {
  const { y, rowHeight, total, start = left } = layout
  const head = columns.map(({ label, x, figures }) =>
    text(x, y, label, { size: 20, fill: soft, anchor: figures === true ? 'end' : 'start' }),
  )
  const lines = rows.map((row, index) => {
    const below = y + 14 + (index + 1) * rowHeight
    const ground =
      index === total ? box(start, below - rowHeight, right - start, rowHeight, mist) : ''
    const cells = row.map((cell, at) => {
      const {
        text: content,
        colour = ink,
        weight = index === total ? 700 : 400,
      } = typeof cell === 'string' ? { text: cell } : cell
      const column = columns[at]
      if (column === undefined) return ''
      return text(column.x, below - rowHeight / 2 + 7, content, {
        size: 20,
        fill: colour,
        weight,
        anchor: column.figures === true ? 'end' : 'start',
      })
    })
    return ground + cells.join('') + line(start, below, right, below)
  })
  return head.join('') + line(start, y + 14, right, y + 14, ink) + lines.join('')
}

/** Colour of a performance index by its state: ahead of plan, on plan or behind. */
export function indexColour(value: number): string {
  return { ahead, 'on-plan': ink, behind }[planStateOf(value) ?? 'on-plan']
}

export function indexCell(value: number): Cell {
  return { text: value.toFixed(2), colour: indexColour(value), weight: 600 }
}
