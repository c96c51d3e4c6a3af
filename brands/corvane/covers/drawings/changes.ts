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

/** Draws each figure as a curve in a panel with its own scale from zero, since units differ. */
export function curvePanelsOf(changes: Changes): Drawing {
  return sideBySide(changes, curvePanel)
}

/** Draws each figure as two columns in a panel of its own, before and after. */
export function columnPanelsOf(changes: Changes): Drawing {
  return sideBySide(changes, columnPanel)
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

type Panel = (change: Change, left: number, width: number, ink: Ink) => string

function sideBySide(changes: Changes, draw: Panel): Drawing {
  const width = (area.width - PANEL_GAP * (changes.length - 1)) / changes.length
  const left = (index: number) => area.left + index * (width + PANEL_GAP)
  const largest = Math.max(...changes.map(relativeChangeOf))
  const mainIndex = changes.findIndex((change) => relativeChangeOf(change) === largest)
  return (ink) => ({
    body: changes.map((change, index) => draw(change, left(index), width, ink)).join(''),
    needle: left(mainIndex) + width,
  })
}

function relativeChangeOf({ before, after }: Change): number {
  return Math.abs(after - before) / Math.max(before, after)
}

function curvePanel(
  { before, after, meaning }: Change,
  left: number,
  width: number,
  ink: Ink,
): string {
  const maximum = Math.max(before, after)
  const y = (value: number) => area.bottom - (value / maximum) * area.height
  const curve = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8
    return [left + share * width, y(before + (after - before) * sCurve(share, 7))]
  })
  const colour = colourOf(meaning, ink)
  return (
    areaBelow(curve, ink) +
    stroked(smooth(curve), { stroke: colour, width: 8 }) +
    disc(left, y(before), 9, ink.background, { stroke: colour, width: 5 }) +
    disc(left + width, y(after), 11, colour)
  )
}

const columnPanel: Panel = ({ before, after, meaning }, left, width, ink) => {
  const maximum = Math.max(before, after)
  const column = (index: number, value: number, fill: string) => {
    const height = Math.max(4, (value / maximum) * area.height)
    return rect(left + index * width * 0.52, area.bottom - height, width * 0.48, height, fill)
  }
  return column(0, before, ink.fill) + column(1, after, colourOf(meaning, ink))
}

/** Draws a measure that is level until the needle, then rises or falls; the former level continues dashed. */
export function trendCurveOf({ direction, meaning }: Trend): Drawing {
  return (ink, random) => {
    const count = 20
    const turnIndex = random.whole(6, 9)
    const steepness = random.between(5, 9)
    const roughness = random.between(0.01, 0.035)
    const levels = [random.between(0.78, 0.92), random.between(0.22, 0.4)] as const
    const [from, to] = direction === 'fall' ? levels : [levels[1], levels[0]]
    const y = (share: number) => area.bottom - share * area.height
    const curve = Array.from({ length: count + 1 }, (_, index): Point => {
      const x = area.left + (index / count) * area.width
      if (index < turnIndex) return [x, y(from + random.between(-roughness, roughness))]
      return [
        x,
        y(from + (to - from) * sCurve((index - turnIndex) / (count - turnIndex), steepness)),
      ]
    })
    const needle = area.left + (turnIndex / count) * area.width
    return {
      body:
        areaBelow(curve, ink) +
        line(needle, y(from), area.right, y(from), { stroke: ink.soft, width: 4, dash: '11 8' }) +
        stroked(smooth(curve.slice(0, turnIndex + 1)), { stroke: ink.line, width: 7 }) +
        stroked(smooth(curve.slice(turnIndex)), { stroke: colourOf(meaning, ink), width: 7 }) +
        disc(needle, y(from), 10, ink.line),
      needle,
    }
  }
}

/** Draws a measure that is level until the needle, then rises or falls, as columns, one for each period. */
export function trendColumnsOf({ direction, meaning }: Trend): Drawing {
  return (ink, random) => {
    const count = random.whole(11, 15)
    const turnIndex = Math.round(count * random.between(0.35, 0.5))
    const levels = [random.between(0.8, 0.94), random.between(0.24, 0.4)] as const
    const [from, to] = direction === 'fall' ? levels : [levels[1], levels[0]]
    const step = area.width / count
    let [before, after] = ['', '']
    for (let index = 0; index < count; index += 1) {
      const share = index < turnIndex ? 0 : Math.min(1, (index - turnIndex + 1) / 4)
      const height = (from + (to - from) * share + random.between(-0.03, 0.03)) * area.height
      const column = box(area.left + index * step, area.bottom - height, step * 0.74, height)
      if (index < turnIndex) before += column
      else after += column
    }
    return {
      body: filled(before, ink.soft) + filled(after, colourOf(meaning, ink)),
      needle: area.left + turnIndex * step,
    }
  }
}

/** The area between a curve and the axis. */
function areaBelow(curve: readonly Point[], ink: Ink): string {
  const [first, last] = [curve[0], curve.at(-1)]
  if (first === undefined || last === undefined) return ''
  const foot: Point[] = [
    [last[0], area.bottom],
    [first[0], area.bottom],
  ]
  return filled(`${smooth(curve)}L${polyline(foot).slice(1)}z`, ink.fill)
}

function colourOf(meaning: Meaning, ink: Ink): string {
  return { better: ink.ahead, worse: ink.behind, unknown: ink.line }[meaning]
}
