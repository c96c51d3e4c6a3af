import type { Ink } from '../ink.ts'
import type { Change, Meaning, Trend } from '../plot.ts'
import {
  box,
  disc,
  filled,
  line,
  type Point,
  polyline,
  rect,
  sCurve,
  smooth,
  stroked,
} from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

const PANEL_GAP = 36

type Changes = readonly [Change, ...Change[]]

/** Draws each figure as a curve in its own panel, with its own scale from zero, since units differ. */
export function panelsOf(changes: Changes): Drawing {
  return sideBySide(changes, panel)
}

/** Draws each figure as two columns in its own panel, before and after. */
export function pairsOf(changes: Changes): Drawing {
  return sideBySide(changes, pair)
}

/** Draws all figures as slopes between two scales, each relative to its larger value, since units differ. */
export function slopesOf(changes: Changes): Drawing {
  const [left, right] = [area.left + 60, area.right - 60]
  const inset = 14
  return (ink) => {
    const scale = (x: number) => line(x, area.top, x, area.bottom, { stroke: ink.faint, width: 3 })
    const slope = ({ before, after, meaning }: Change) => {
      const y = (value: number) =>
        area.bottom - inset - (value / Math.max(before, after)) * (area.height - 2 * inset)
      const colour = colourOf(meaning, ink)
      return (
        line(left, y(before), right, y(after), { stroke: colour, width: 8 }) +
        disc(left, y(before), 10, ink.background, { stroke: colour, width: 5 }) +
        disc(right, y(after), 12, colour)
      )
    }
    return { body: scale(left) + scale(right) + changes.map(slope).join(''), needle: right }
  }
}

type Panel = (change: Change, left: number, wide: number, ink: Ink) => string

function sideBySide(changes: Changes, draw: Panel): Drawing {
  const wide = (area.width - PANEL_GAP * (changes.length - 1)) / changes.length
  const left = (index: number) => area.left + index * (wide + PANEL_GAP)
  const largest = Math.max(...changes.map(shareOf))
  const main = changes.findIndex((change) => shareOf(change) === largest)
  return (ink) => ({
    body: changes.map((change, index) => draw(change, left(index), wide, ink)).join(''),
    needle: left(main) + wide,
  })
}

function shareOf({ before, after }: Change): number {
  return Math.abs(after - before) / Math.max(before, after)
}

function panel({ before, after, meaning }: Change, left: number, wide: number, ink: Ink): string {
  const full = Math.max(before, after)
  const y = (value: number) => area.bottom - (value / full) * area.height
  const course = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8
    return [left + share * wide, y(before + (after - before) * sCurve(share, 7))]
  })
  const colour = colourOf(meaning, ink)
  return (
    areaBelow(course, ink) +
    stroked(smooth(course), { stroke: colour, width: 8 }) +
    disc(left, y(before), 9, ink.background, { stroke: colour, width: 5 }) +
    disc(left + wide, y(after), 11, colour)
  )
}

const pair: Panel = ({ before, after, meaning }, left, wide, ink) => {
  const full = Math.max(before, after)
  const column = (index: number, value: number, fill: string) => {
    const tall = Math.max(4, (value / full) * area.height)
    return rect(left + index * wide * 0.52, area.bottom - tall, wide * 0.48, tall, fill)
  }
  return column(0, before, ink.fill) + column(1, after, colourOf(meaning, ink))
}

/** Draws a measure that is level until the needle, then rises or falls; the former level continues dashed. */
export function turnedOf({ direction, meaning }: Trend): Drawing {
  return (ink, random) => {
    const count = 20
    const turn = random.whole(6, 9)
    const steep = random.between(5, 9)
    const rough = random.between(0.01, 0.035)
    const levels = [random.between(0.78, 0.92), random.between(0.22, 0.4)] as const
    const [from, to] = direction === 'fall' ? levels : [levels[1], levels[0]]
    const y = (share: number) => area.bottom - share * area.height
    const course = Array.from({ length: count + 1 }, (_, index): Point => {
      const x = area.left + (index / count) * area.width
      if (index < turn) return [x, y(from + random.between(-rough, rough))]
      return [x, y(from + (to - from) * sCurve((index - turn) / (count - turn), steep))]
    })
    const needle = area.left + (turn / count) * area.width
    return {
      body:
        areaBelow(course, ink) +
        line(needle, y(from), area.right, y(from), { stroke: ink.soft, width: 4, dash: '11 8' }) +
        stroked(smooth(course.slice(0, turn + 1)), { stroke: ink.line, width: 7 }) +
        stroked(smooth(course.slice(turn)), { stroke: colourOf(meaning, ink), width: 7 }) +
        disc(needle, y(from), 10, ink.line),
      needle,
    }
  }
}

/** Draws the same trend as columns, one for each period. */
export function turnedColumnsOf({ direction, meaning }: Trend): Drawing {
  return (ink, random) => {
    const count = random.whole(11, 15)
    const turn = Math.round(count * random.between(0.35, 0.5))
    const levels = [random.between(0.8, 0.94), random.between(0.24, 0.4)] as const
    const [from, to] = direction === 'fall' ? levels : [levels[1], levels[0]]
    const step = area.width / count
    let [before, after] = ['', '']
    for (let index = 0; index < count; index += 1) {
      const share = index < turn ? 0 : Math.min(1, (index - turn + 1) / 4)
      const tall = (from + (to - from) * share + random.between(-0.03, 0.03)) * area.height
      const column = box(area.left + index * step, area.bottom - tall, step * 0.74, tall)
      if (index < turn) before += column
      else after += column
    }
    return {
      body: filled(before, ink.soft) + filled(after, colourOf(meaning, ink)),
      needle: area.left + turn * step,
    }
  }
}

/** The area between a curve and the axis. */
function areaBelow(course: readonly Point[], ink: Ink): string {
  const [first, last] = [course[0], course.at(-1)]
  if (first === undefined || last === undefined) return ''
  const foot: Point[] = [
    [last[0], area.bottom],
    [first[0], area.bottom],
  ]
  return filled(`${smooth(course)}L${polyline(foot).slice(1)}z`, ink.fill)
}

function colourOf(meaning: Meaning, ink: Ink): string {
  return { better: ink.ahead, worse: ink.behind, unknown: ink.line }[meaning]
}
