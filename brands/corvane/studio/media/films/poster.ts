import { lineSvg, lineWidth } from '../../../../../apps/site/src/social/letters.ts'
import letters from '../../../design/fonts/letters.json' with { type: 'json' }
import { amber, box, drawing, ink, line, paper, rule, soft } from '../../ink.ts'
import { FILM_SIZE } from '../film.ts'

/** A bar of a poster; `from` and `to` are shares of the width. */
interface PosterBar {
  readonly from: number
  readonly to: number
  readonly fill: string
  /** Text inside the bar. */
  readonly letter?: string
  /** Text after the bar, or before it if it would not fit. */
  readonly name?: string
  /** Planned end, drawn as a thin line below the bar. */
  readonly planned?: number
}

interface PosterDrawing {
  readonly title: string
  readonly headline: string
  readonly below: string
  readonly bars: readonly PosterBar[]
  /** Position of the needle, as a share of the width. */
  readonly needle: number
  /** Starts of months, as shares of the width; without them the scale has only ticks. */
  readonly months?: readonly Month[]
}

interface Month {
  readonly at: number
  readonly name: string
}

/** Words and bars keep to the middle 3:2 of the frame, which is all that a card shows. */
export const [LEFT, RIGHT, TOP, FOOT] = [124, 1156, 282, 640] as const

/**
 * The picture before a film plays: one finding, and the bars that show it. Its words are outlines in the site's font,
 * large enough for a phone, where the frame is 350 pixels wide.
 */
export function posterDrawing(poster: PosterDrawing): string {
  const { bars, needle, ...about } = poster
  const x = (share: number) => LEFT + share * (RIGHT - LEFT)
  const pitch = (FOOT - TOP) / bars.length
  const tall = Math.min(50, pitch * 0.7)
  const rows = bars.map(({ from, to, fill, letter, name, planned }, row) => {
    const y = TOP + row * pitch
    return [
      box(x(from), y, x(to) - x(from), tall, fill),
      planned === undefined ? '' : box(x(from), y + tall + 6, x(planned) - x(from), 9, soft),
      letter === undefined
        ? ''
        : words(
            letter,
            (x(from) + x(to)) / 2 - lineWidth(letters, letter, 36) / 2,
            y + tall / 2 + 13,
            36,
            paper,
          ),
      name === undefined ? '' : nameBeside(name, x(from), x(to), y + tall / 2 + 15),
    ].join('')
  })
  return sheet({ ...about, needle: x(needle) }, rows)
}

const NAME = 42

function nameBeside(name: string, from: number, to: number, y: number): string {
  const width = lineWidth(letters, name, NAME)
  const behind = to + 18
  return words(name, behind + width <= RIGHT ? behind : from - 18 - width, y, NAME, ink)
}

interface Sheet {
  readonly title: string
  readonly headline: string
  readonly below: string
  /** x coordinate of the needle, in pixels. */
  readonly needle: number
  readonly months?: readonly Month[]
}

/** The frame of every poster: the finding above, scale and needle below. */
export function sheet(about: Sheet, rows: readonly string[]): string {
  const { title, headline, below, needle, months } = about
  const x = (share: number) => LEFT + share * (RIGHT - LEFT)
  const ticks =
    months?.map(({ at, name }) => words(name, x(at), FOOT + 68, 40, ink)) ??
    Array.from({ length: 29 }, (_, at) => {
      const across = x(at / 28)
      return line(across, FOOT + 12, across, FOOT + (at % 4 === 0 ? 40 : 26), soft, 2)
    })
  const grid = months?.map(({ at }) => at) ?? [0, 1, 2, 3, 4].map((at) => at / 4)
  return drawing(FILM_SIZE.width, FILM_SIZE.height, title, [
    box(0, 0, FILM_SIZE.width, FILM_SIZE.height, paper),
    ...grid.map((at) => line(x(at), TOP - 24, x(at), FOOT + 12, rule, 2)),
    words(headline, LEFT - 4, 138, 128, ink),
    words(below, LEFT, 216, 50, ink),
    ...rows,
    line(LEFT, FOOT + 12, RIGHT, FOOT + 12, ink, 3),
    ...ticks,
    line(needle, TOP - 24, needle, FOOT + 12, ink, 3),
    `<path d="M${needle} ${FOOT - 14}l20 40h-40z" fill="${amber}" stroke="${ink}" stroke-width="3"/>`,
  ])
}

/** Text as outlines in the site's font. */
export function words(content: string, x: number, y: number, size: number, fill: string): string {
  return lineSvg(letters, content, { x, y, size, fill })
}
