import { lineSvg, lineWidth } from '../../../../apps/site/src/social/letters.ts'
import letters from '../../design/fonts/letters.json' with { type: 'json' }
import { box, filled, line } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

/** Squares that can still be told apart in a list of cards. */
const MAX_SQUARES = 240

/** The largest type that a cover holds. */
const TALLEST = 300

/** The height of figures, as a share of the font size. */
const FIGURE_HEIGHT = 0.72

/** Draws a resource's own figure, as it is written, as large as the cover. */
export function numeral(figure: string): Drawing {
  return (ink) => {
    const size = fitting(figure, area.width, TALLEST)
    const wide = lineWidth(letters, figure, size)
    return {
      body: inType(figure, area.left, area.bottom, size, ink.line),
      needle: area.left + wide,
    }
  }
}

/** Draws a percentage as a hundred cells, so many of them dark, beside the figure. */
export function hundred(figure: string): Drawing {
  const share = Math.min(100, Number.parseFloat(figure))
  return (ink, random) => {
    const columns = random.pick([10, 20])
    const rows = 100 / columns
    const [wide, tall] = columns === 10 ? [25, 28.2] : [26, 28.2]
    const isBeside = columns === 10
    const top = isBeside ? area.top : area.bottom - rows * tall
    let [full, empty] = ['', '']
    for (let index = 0; index < 100; index += 1) {
      const cell = box(
        area.left + (index % columns) * wide,
        top + Math.floor(index / columns) * tall,
        wide - 5,
        tall - 5,
      )
      if (index < Math.round(share)) full += cell
      else empty += cell
    }
    const type = isBeside
      ? { x: area.left + 10 * wide + 22, room: area.width - 10 * wide - 22, most: 140 }
      : { x: area.left, room: area.width, most: 158 }
    const size = fitting(figure, type.room, type.most)
    const base = isBeside ? area.bottom - 5 : top - 22
    return {
      body:
        filled(empty, ink.fill) +
        filled(full, isBeside ? ink.line : ink.soft) +
        inType(figure, type.x, base, size, ink.line),
      needle: area.left + (share / 100) * area.width,
    }
  }
}

/** Draws a count as so many squares below the figure. Larger counts have the figure alone. */
export function counted(figure: string): Drawing {
  const count = Number(figure.replaceAll(',', ''))
  if (!(count <= MAX_SQUARES)) return numeral(figure)
  return (ink) => {
    const room = { wide: area.width, tall: 132 }
    const pitch = Math.min(44, Math.sqrt((room.wide * room.tall) / count) * 0.94)
    const columns = Math.floor(room.wide / pitch)
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
    const size = fitting(figure, area.width, (top - area.top - 20) / FIGURE_HEIGHT)
    const x = area.left + (((count - 1) % columns) + 0.4) * pitch
    return {
      body:
        filled(others.join(''), ink.soft) +
        filled(last.join(''), ink.line) +
        inType(figure, area.left, top - 20, Math.min(size, 250), ink.line) +
        line(x, area.bottom, x, area.bottom + 20, { stroke: ink.line, width: 2 }),
      needle: x,
    }
  }
}

function fitting(text: string, room: number, most: number): number {
  return Math.round(Math.min(most, (room / lineWidth(letters, text, 1000)) * 1000))
}

function inType(text: string, x: number, y: number, size: number, fill: string): string {
  return lineSvg(letters, text, { x: Math.round(x), y: Math.round(y), size, fill })
}
