import { lineSvg, lineWidth } from '../../../../apps/site/src/social/font-outlines.ts'
import font from '../../design/fonts/letters.json' with { type: 'json' }
import { box, filled, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Maximum number of squares that can still be told apart in a list of cards. */
const MAX_SQUARES = 240

/** Font size of the largest type that fits a cover. */
const MAX_FONT_SIZE = 300

/** Height of digits, as a share of the font size. */
const DIGIT_HEIGHT = 0.72

/** Draws a resource's own figure as it is written, as large as fits the cover. */
export function numeral(figure: string): Drawing {
  return (ink) => {
    const size = fontSizeFor(figure, area.width, MAX_FONT_SIZE)
    const width = lineWidth(font, figure, size)
    return {
      body: textPaths(figure, area.left, area.bottom, size, ink.line),
      needle: area.left + width,
    }
  }
}

/** Draws a percentage in type, beside or above a hundred cells, of which as many are dark. */
export function hundredCells(figure: string): Drawing {
  const share = Math.min(100, Number.parseFloat(figure))
  return (ink, random) => {
    const columns = random.pick([10, 20])
    const rows = 100 / columns
    const [cellWidth, cellHeight] = columns === 10 ? [25, 28.2] : [26, 28.2]
    const isBeside = columns === 10
    const top = isBeside ? area.top : area.bottom - rows * cellHeight
    let [full, empty] = ['', '']
    for (let index = 0; index < 100; index += 1) {
      const cell = box(
        area.left + (index % columns) * cellWidth,
        top + Math.floor(index / columns) * cellHeight,
        cellWidth - 5,
        cellHeight - 5,
      )
      if (index < Math.round(share)) full += cell
      else empty += cell
    }
    const type = isBeside
      ? {
          x: area.left + 10 * cellWidth + 22,
          width: area.width - 10 * cellWidth - 22,
          maxSize: 140,
        }
      : { x: area.left, width: area.width, maxSize: 158 }
    const size = fontSizeFor(figure, type.width, type.maxSize)
    const baselineY = isBeside ? area.bottom - 5 : top - 22
    return {
      body:
        filled(empty, ink.fill) +
        filled(full, isBeside ? ink.line : ink.soft) +
        textPaths(figure, type.x, baselineY, size, ink.line),
      needle: area.left + (share / 100) * area.width,
    }
  }
}

/** Draws a count in type, above as many squares; a count above `MAX_SQUARES` alone. */
export function countedSquares(figure: string): Drawing {
  const count = Number(figure.replaceAll(',', ''))
  if (!(count <= MAX_SQUARES)) return numeral(figure)
  return (ink) => {
    const squaresArea = { width: area.width, height: 132 }
    const pitch = Math.min(44, Math.sqrt((squaresArea.width * squaresArea.height) / count) * 0.94)
    const columns = Math.floor(squaresArea.width / pitch)
    const rows = Math.ceil(count / columns)
    const top = area.bottom - rows * pitch
    const squares = Array.from({ length: count }, (_, index) =>
      box(
        area.left + (index % columns) * pitch,
        top + Math.floor(index / columns) * pitch,
        pitch * 0.78,
        pitch * 0.78,
      ),
    )
    const [last, others] = [squares.slice(-1), squares.slice(0, -1)]
    const size = fontSizeFor(figure, area.width, (top - area.top - 20) / DIGIT_HEIGHT)
    const x = area.left + (((count - 1) % columns) + 0.4) * pitch
    return {
      body:
        filled(others.join(''), ink.soft) +
        filled(last.join(''), ink.line) +
        textPaths(figure, area.left, top - 20, Math.min(size, 250), ink.line) +
        line(x, area.bottom, x, area.bottom + 20, { stroke: ink.line, width: 2 }),
      needle: x,
    }
  }
}

function fontSizeFor(text: string, width: number, maxSize: number): number {
  return Math.round(Math.min(maxSize, (width / lineWidth(font, text, 1000)) * 1000))
}

function textPaths(text: string, x: number, y: number, size: number, fill: string): string {
  return lineSvg(font, text, { x: Math.round(x), y: Math.round(y), size, fill })
}
