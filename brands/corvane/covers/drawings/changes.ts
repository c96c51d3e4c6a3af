import type { Ink } from '../ink.ts'
import type { Change, Course, Meaning } from '../plot.ts'
import {
  box,
  broken,
  disc,
  filled,
  line,
  type Point,
  rect,
  sCurve,
  smooth,
  stroked,
} from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'

const gap = 36

type Changes = readonly [Change, ...Change[]]

/** Each figure has a panel and a scale from zero of its own, for their units differ. */
export function panelsOf(changes: Changes): Drawing {
  return sideBySide(changes, panel)
}

/** The same as two columns in each panel. */
export function pairsOf(changes: Changes): Drawing {
  return sideBySide(changes, pair)
}

/** All figures between two scales, each in shares of its larger end, for their units differ. */
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
  const wide = (area.width - gap * (changes.length - 1)) / changes.length
  const left = (index: number) => area.left + index * (wide + gap)
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
    below(course, ink) +
    stroked(smooth(course), { stroke: colour, width: 8 }) +
    disc(left, y(before), 9, ink.background, { stroke: colour, width: 5 }) +
    disc(left + wide, y(after), 11, colour)
  )
}

const pair: Panel = ({ before, after, meaning }, left, wide, ink) => {
  const full = Math.max(before, after)
  const column = (at: number, value: number, fill: string) => {
    const tall = Math.max(4, (value / full) * area.height)
    return rect(left + at * wide * 0.52, area.bottom - tall, wide * 0.48, tall, fill)
  }
  return column(0, before, ink.fill) + column(1, after, colourOf(meaning, ink))
}

/** A measure that kept its level until the needle and then went its way; dashed, where it would have stayed. */
export function turnedOf({ way, meaning }: Course): Drawing {
  return (ink, random) => {
    const count = 20
    const turn = random.whole(6, 9)
    const steep = random.between(5, 9)
    const rough = random.between(0.01, 0.035)
    const levels = [random.between(0.78, 0.92), random.between(0.22, 0.4)] as const
    const [from, to] = way === 'fall' ? levels : [levels[1], levels[0]]
    const y = (share: number) => area.bottom - share * area.height
    const course = Array.from({ length: count + 1 }, (_, index): Point => {
      const x = area.left + (index / count) * area.width
      if (index < turn) return [x, y(from + random.between(-rough, rough))]
      return [x, y(from + (to - from) * sCurve((index - turn) / (count - turn), steep))]
    })
    const needle = area.left + (turn / count) * area.width
    return {
      body:
        below(course, ink) +
        line(needle, y(from), area.right, y(from), { stroke: ink.soft, width: 4, dash: '11 8' }) +
        stroked(smooth(course.slice(0, turn + 1)), { stroke: ink.line, width: 7 }) +
        stroked(smooth(course.slice(turn)), { stroke: colourOf(meaning, ink), width: 7 }) +
        disc(needle, y(from), 10, ink.line),
      needle,
    }
  }
}

/** The same in columns, period by period. */
export function turnedColumnsOf({ way, meaning }: Course): Drawing {
  return (ink, random) => {
    const count = random.whole(11, 15)
    const turn = Math.round(count * random.between(0.35, 0.5))
    const levels = [random.between(0.8, 0.94), random.between(0.24, 0.4)] as const
    const [from, to] = way === 'fall' ? levels : [levels[1], levels[0]]
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

/** The area between a course and the scale. */
function below(course: readonly Point[], ink: Ink): string {
  const [first, last] = [course[0], course.at(-1)]
  if (first === undefined || last === undefined) return ''
  const foot: Point[] = [
    [last[0], area.bottom],
    [first[0], area.bottom],
  ]
  return filled(`${smooth(course)}L${broken(foot).slice(1)}z`, ink.fill)
}

function colourOf(meaning: Meaning, ink: Ink): string {
  return { better: ink.ahead, worse: ink.behind, unknown: ink.line }[meaning]
}
