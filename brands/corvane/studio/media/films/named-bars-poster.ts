import { lineWidth } from '../../../../../apps/site/src/social/letters.ts'
import letters from '../../../design/fonts/letters.json' with { type: 'json' }
import { box, ink, line, paper, petrol, soft } from '../../ink.ts'
import { FOOT, LEFT, RIGHT, sheet, TOP, words } from './poster.ts'

interface NamedBar {
  readonly name: string
  readonly value: number
}

interface NamedBars {
  readonly title: string
  readonly headline: string
  readonly below: string
  readonly bars: readonly NamedBar[]
  /** Value at the needle. */
  readonly needle: number
  readonly format: (value: number) => string
}

/** x coordinate of zero, after the names and figures. */
const ZERO = (LEFT + RIGHT) / 2 + 44
const TALL = 30
const SIZE = 46

/** A poster that compares figures, each with its name, its value and a thin bar from zero. */
export function namedBarsPoster({ bars, needle, format, ...about }: NamedBars): string {
  const most = Math.max(...bars.map(({ value }) => value))
  const x = (value: number) => ZERO + (value / most) * (RIGHT - ZERO)
  const pitch = (FOOT - TOP) / bars.length
  const rows = bars.map(({ name, value }, row) => {
    const middle = TOP + (row + 0.4) * pitch
    const base = middle + SIZE * 0.35
    const figure = format(value)
    return [
      box(x(0), middle - TALL / 2, x(value) - x(0), TALL, petrol),
      words(name, LEFT, base, SIZE, ink),
      words(figure, ZERO - 20 - lineWidth(letters, figure, SIZE), base, SIZE, ink),
    ].join('')
  })
  const ground = box(LEFT - 4, TOP - 26, ZERO - LEFT, FOOT - TOP + 36, paper)
  const zero = line(ZERO, TOP - 24, ZERO, FOOT + 12, soft, 3)
  return sheet({ ...about, needle: x(needle) }, [ground, zero, ...rows])
}
