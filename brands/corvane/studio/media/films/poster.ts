import { lineSvg, lineWidth } from '../../../../../apps/site/src/social/font-outlines.ts'
import font from '../../../design/fonts/letters.json' with { type: 'json' }
import {
  amber,
  behind,
  box,
  drawing,
  ink,
  line,
  pale,
  paper,
  petrol,
  rule,
  soft,
} from '../../ink.ts'
import { FILM_SIZE } from '../film.ts'

/** A bar of a poster; `from` and `to` are shares of the width. */
interface PosterBar {
  readonly from: number
  readonly to: number
  /** Colour of the work done in time. */
  readonly fill: string
  /** End of the work done; the rest is pale. */
  readonly done?: number
  /** Text after the bar, or before it if it would not fit. */
  readonly name?: string
  /** Plan, drawn as a bracket below the bar; after its end, the bar has the colour of delays. */
  readonly planned?: readonly [start: number, end: number]
}

interface PosterDrawing {
  readonly title: string
  readonly headline: string
  readonly subtitle: string
  readonly bars: readonly PosterBar[]
  /** Position of the needle, as a share of the width. */
  readonly needle: number
  /** Names on the scale, as shares of the width. */
  readonly ticks: readonly Tick[]
}

interface Tick {
  readonly at: number
  readonly name: string
}

/** Words and bars keep to the middle 3:2 of the frame, which is all that a card shows, and off the play key below. */
export const [LEFT, RIGHT, TOP, BOTTOM] = [140, 1140, 276, 590] as const

/**
 * The picture before a film plays: one finding, and the bars that show it. Its words are outlines in the site's font,
 * large enough for a phone, where the frame is 350 pixels wide.
 */
export function posterDrawing(poster: PosterDrawing): string {
  const { bars, needle, ticks, ...about } = poster
  const x = (share: number) => LEFT + share * (RIGHT - LEFT)
  const pitch = (BOTTOM - TOP) / bars.length
  const barHeight = Math.min(46, pitch * 0.62)
  const rows = bars.map((bar, row) => {
    const { planned } = bar
    const y = TOP + row * pitch
    return [
      ...partsOf(bar).map(({ start, end, fill, stroke = 'none' }) =>
        box(x(start), y, x(end) - x(start), barHeight, fill, { stroke }),
      ),
      planned === undefined ? '' : bracket(x(planned[0]), x(planned[1]), y + barHeight + 5),
    ].join('')
  })
  const names = bars.map(({ from, to, name }, row) =>
    name === undefined
      ? ''
      : nameBeside(name, x(from), x(to), TOP + row * pitch + barHeight / 2 + 15),
  )
  const scale = ticks.map(({ at, name }) => ({ x: x(at), name }))
  return posterFrame({ ...about, needle: x(needle), from: LEFT, ticks: scale }, rows, names)
}

interface Part {
  readonly start: number
  readonly end: number
  readonly fill: string
  readonly stroke?: string
}

/** The parts of a bar that are done, still to come, and late. */
function partsOf({ from, to, fill, done = to, planned: [, due] = [from, to] }: PosterBar) {
  const late = Math.min(Math.max(due, from), to)
  const parts: readonly Part[] = [
    { start: from, end: to, fill: pale, stroke: petrol },
    { start: from, end: Math.min(done, late), fill },
    { start: late, end: to, fill: behind },
  ]
  return parts.filter(({ start, end }) => end > start)
}

function bracket(from: number, to: number, y: number): string {
  return `<path d="M${from} ${y}v7H${to}v-7" fill="none" stroke="${soft}" stroke-width="3"/>`
}

/** Sizes of the names of bars and on the scale. */
const NAME = 42
const TICK = 38

function nameBeside(name: string, from: number, to: number, y: number): string {
  const width = lineWidth(font, name, NAME)
  const behindBar = to + 18
  const before = from - 18 - width
  const left = behindBar + width <= RIGHT || before < LEFT ? behindBar : before
  return box(left - 8, y - 34, width + 16, 44, paper) + words(name, left, y, NAME, ink)
}

interface PosterFrame {
  readonly title: string
  readonly headline: string
  readonly subtitle: string
  /** x coordinate of the needle, in pixels. */
  readonly needle: number
  /** x coordinate of the scale's beginning. */
  readonly from: number
  readonly ticks: readonly { readonly x: number; readonly name: string }[]
}

/** A poster: the finding above, scale and needle below, and `inFront` in front of the needle. */
export function posterFrame(
  about: PosterFrame,
  rows: readonly string[],
  inFront: readonly string[] = [],
): string {
  const { title, headline, subtitle, needle, from, ticks } = about
  const names = ticks.map(({ x, name }, index) => {
    const width = lineWidth(font, name, TICK)
    const start = index === 0 ? x : x - width / 2
    return words(name, Math.min(start, RIGHT - width), BOTTOM + 68, TICK, ink)
  })
  return drawing(FILM_SIZE.width, FILM_SIZE.height, title, [
    box(0, 0, FILM_SIZE.width, FILM_SIZE.height, paper),
    ...ticks.map(({ x }) => line(x, TOP - 24, x, BOTTOM + 12, rule, 2)),
    words(headline, LEFT - 4, 138, 128, ink),
    words(subtitle, LEFT, 216, 50, ink),
    ...rows,
    line(from, BOTTOM + 12, RIGHT, BOTTOM + 12, ink, 3),
    ...names,
    line(needle, TOP - 24, needle, BOTTOM + 12, ink, 3),
    `<path d="M${needle} ${BOTTOM - 14}l20 40h-40z" fill="${amber}" stroke="${ink}" stroke-width="3"/>`,
    ...inFront,
  ])
}

/** Text as outlines in the site's font. */
export function words(content: string, x: number, y: number, size: number, fill: string): string {
  return lineSvg(font, content, { x, y, size, fill })
}
