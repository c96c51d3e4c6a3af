import { lineWidth } from '../../../../../apps/site/src/social/font-outlines.ts'
import font from '../../../design/fonts/letters.json' with { type: 'json' }
import { ahead, behind, box, ink, line, petrol, soft } from '../../ink.ts'
import { BOTTOM, LEFT, posterFrame, RIGHT, TOP, words } from './poster.ts'

interface NamedBar {
  readonly name: string
  readonly value: number
  /** Colour of the row on the film's board. */
  readonly tone?: 'good' | 'bad'
}

interface NamedBars {
  readonly title: string
  readonly headline: string
  readonly subtitle: string
  readonly bars: readonly NamedBar[]
  /** Value at the needle. */
  readonly needle: number
  readonly format: (value: number) => string
}

/** x coordinate of zero, after the names and figures. */
const ZERO = (LEFT + RIGHT) / 2 + 44
const BAR_HEIGHT = 40
const SIZE = 46

/** A poster that compares figures, each with its name, its value and a thin bar from zero. */
export function namedBarsPoster({ bars, needle, format, ...about }: NamedBars): string {
  const maximum = Math.max(...bars.map(({ value }) => value))
  const x = (value: number) => ZERO + (value / maximum) * (RIGHT - ZERO)
  const pitch = (BOTTOM - TOP) / bars.length
  const rows = bars.map(({ name, value, tone }, row) => {
    const middle = TOP + (row + 0.4) * pitch
    const base = middle + SIZE * 0.35
    const figure = format(value)
    const fill = tone === 'good' ? ahead : tone === 'bad' ? behind : petrol
    return [
      box(x(0), middle - BAR_HEIGHT / 2, x(value) - x(0), BAR_HEIGHT, fill),
      words(name, LEFT, base, SIZE, ink),
      words(figure, ZERO - 20 - lineWidth(font, figure, SIZE), base, SIZE, ink),
    ].join('')
  })
  const step = stepFor(maximum)
  const ticks = Array.from({ length: Math.floor(maximum / step) + 1 }, (_, at) => ({
    x: x(at * step),
    name: format(at * step),
  }))
  const zero = line(ZERO, TOP - 24, ZERO, BOTTOM + 12, soft, 3)
  return posterFrame({ ...about, needle: x(needle), from: ZERO, ticks }, [zero, ...rows])
}

/** A round step that gives a scale two or three names: 1, 2 or 5 times a power of ten. */
function stepFor(maximum: number): number {
  const power = 10 ** Math.floor(Math.log10(maximum / 2.5))
  const factor = [1, 2, 5, 10].find((each) => each * power >= maximum / 2.5) ?? 10
  return factor * power
}
