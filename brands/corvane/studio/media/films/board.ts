import {
  ahead,
  amber,
  behind,
  box,
  drawing,
  ink,
  line,
  pale,
  petrol,
  rule,
  soft,
  text,
} from '../../ink.ts'
import type { Cue } from '../captions.ts'
import { FILM_SIZE, type Film, progress } from '../film.ts'

const tones = { plain: pale, strong: petrol, good: ahead, bad: behind } as const

/** A row of a board: a label, and a bar with its value. */
export interface BoardRow {
  readonly label: string
  /** Text at the end of the bar. */
  readonly value: string
  /** Length of the bar as a share of the board's width, 0 to 1. */
  readonly share: number
  readonly tone?: keyof typeof tones
}

/** A step of the lesson: its caption, and the rows that it adds. */
interface BoardStep {
  readonly caption: string
  readonly rows?: readonly BoardRow[]
  /** A mark across the board at this share, such as a limit, with its label. */
  readonly needle?: readonly [share: number, label: string]
}

export interface Board {
  /** Full slug of the story that shows it. */
  readonly story: string
  readonly title: string
  readonly subtitle: string
  readonly steps: readonly BoardStep[]
  readonly poster?: Film['poster']
}

const LEFT = 380
const WIDTH = 640
const TOP = 190
const ROOM = 470
const MAX_ROW = 62

/** Reading time of a caption in seconds, rounded to halves: 15 letters a second, at least 3 seconds. */
function readingTime(words: string): number {
  return Math.max(3, Math.round((words.length / 15) * 2) / 2)
}

/** Makes a film of a lesson's board: step by step, at the value speed of the captions. */
export function boardFilm({ story, title, subtitle, steps, poster }: Board): Film {
  const cues = cuesOf(steps)
  const rows = steps.flatMap((step, index) =>
    (step.rows ?? []).map((row, rowIndex) => ({
      row,
      at: (cues[index]?.from ?? 0) + rowIndex * 0.7,
    })),
  )
  const needles = steps.flatMap(({ needle }, index) =>
    needle === undefined ? [] : [{ needle, at: (cues[index]?.from ?? 0) + 1.2 }],
  )
  const pitch = Math.min(MAX_ROW, ROOM / rows.length)
  const frame = (moment: number) =>
    drawing(FILM_SIZE.width, FILM_SIZE.height, title, [
      box(0, 0, FILM_SIZE.width, FILM_SIZE.height, '#FFFFFF'),
      text(64, 84, title, { size: 40, weight: 700 }),
      text(64, 122, subtitle, { size: 24, fill: soft }),
      ...scale(TOP + pitch * rows.length, progress(moment, 0.3, 1.2)),
      ...rows.flatMap(({ row, at }, index) =>
        bar(row, TOP + index * pitch, progress(moment, at, 1)),
      ),
      ...needles.flatMap(({ needle, at }, index) =>
        mark(
          needle,
          TOP + pitch * rows.length,
          progress(moment, at, 0.8),
          needles[index + 1]?.at,
          moment,
        ),
      ),
    ])
  const name = story.split('/').at(-1) ?? story
  return { story, name, length: cues.at(-1)?.to ?? 0, frame, cues, poster }
}

function cuesOf(steps: readonly BoardStep[]): readonly Cue[] {
  let from = 0
  return steps.map(({ caption }) => {
    const to = from + readingTime(caption)
    const cue = { from, to, text: caption }
    from = to
    return cue
  })
}

function scale(bottom: number, drawn: number): string[] {
  const ticks = Array.from({ length: 51 }, (_, tick) => tick).filter((tick) => tick / 50 <= drawn)
  return ticks.map((tick) => {
    const x = LEFT + (tick / 50) * WIDTH
    return line(x, bottom, x, bottom + (tick % 5 === 0 ? 16 : 8), soft, 2)
  })
}

function bar(row: BoardRow, y: number, drawn: number): string[] {
  if (drawn === 0) return []
  const { label, value, share, tone = 'plain' } = row
  const width = share * WIDTH * drawn
  return [
    text(LEFT - 24, y + 30, label, { size: 22, anchor: 'end', fill: drawn < 1 ? soft : ink }),
    line(LEFT, y + 46, LEFT + WIDTH, y + 46, rule, 1),
    ...(width > 0 ? [box(LEFT, y + 8, width, 32, tones[tone])] : []),
    ...(drawn === 1
      ? [text(LEFT + width + 14, y + 31, value, { size: 22, weight: 700, mono: true })]
      : []),
  ]
}

/** Draws a needle, which is shown until the next one appears. */
function mark(
  [share, label]: readonly [number, string],
  bottom: number,
  drawn: number,
  end: number | undefined,
  moment: number,
): string[] {
  if (drawn === 0 || (end !== undefined && moment >= end)) return []
  const x = LEFT + share * WIDTH
  const to = TOP - 14 + (bottom - TOP + 30) * drawn
  return [
    line(x, TOP - 14, x, to, ink, 7),
    line(x, TOP - 14, x, to, amber, 4),
    text(x, TOP - 26, label, { size: 22, weight: 700, anchor: 'middle' }),
  ]
}
