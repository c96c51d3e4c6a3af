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
import { labels, sizeFor, widthOf, words, wrappedWords } from './words.ts'

type Changes = readonly [Change, ...Change[]]

/** Draws each figure as a curve below its name, with a scale of its own from zero, since units differ. */
export function curvePanelsOf(changes: Changes): Drawing {
  const first = area.top - 14
  const height = (area.bottom + 6 - first) / changes.length
  const names = changes.map(({ name }) => name)
  const size = sizeFor(names, area.width, changes.length < 3 ? 26 : changes.length < 4 ? 23 : 20)
  const figureSize = Math.min(size, 22)
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => widthOf(text, figureSize)))
  const left = area.left + widest(changes.map(({ beforeText }) => beforeText)) + 22
  const right = area.right - widest(changes.map(({ afterText }) => afterText)) - 24
  return (ink) => {
    const panel = (change: Change, index: number) => {
      const { before, after, beforeText, afterText, meaning } = change
      const top = first + index * height
      const [curveTop, bottom] = [top + size + 14, top + height - 3]
      const y = (value: number) => bottom - (value / Math.max(before, after)) * (bottom - curveTop)
      const curve = Array.from({ length: 9 }, (_, step): Point => {
        const share = step / 8
        return [left + share * (right - left), y(before + (after - before) * sCurve(share, 7))]
      })
      const colour = colourOf(meaning, ink)
      const figure = { size: figureSize, fill: ink.line }
      const baseline = (value: number) => y(value) + figureSize * 0.35
      return (
        words({ text: change.name, x: area.left, y: top + size * 0.8, size, fill: ink.line }) +
        areaBelow(curve, bottom, ink) +
        stroked(smooth(curve), { stroke: colour, width: 6 }) +
        disc(left, y(before), 7, ink.background, { stroke: colour, width: 4 }) +
        disc(right, y(after), 9, colour) +
        words({ ...figure, text: beforeText, x: left - 18, y: baseline(before), anchor: 'end' }) +
        words({ ...figure, text: afterText, x: right + 20, y: baseline(after) })
      )
    }
    return { body: changes.map(panel).join(''), needle: right }
  }
}

const PANEL_GAP = 36

/** Draws each figure as two columns in a panel of its own, before and after, below its name. */
export function columnPanelsOf(changes: Changes): Drawing {
  const width = (area.width - PANEL_GAP * (changes.length - 1)) / changes.length
  const size = changes.length < 3 ? 22 : 17
  return (ink) => {
    const panel = ({ name, before, after, beforeText, afterText, meaning }: Change, at: number) => {
      const left = area.left + at * (width + PANEL_GAP)
      const room = area.height - size * 4.6
      const column = (index: number, value: number, text: string, fill: string) => {
        const height = Math.max(4, (value / Math.max(before, after)) * room)
        const x = left + index * width * 0.52
        return (
          rect(x, area.bottom - height, width * 0.48, height, fill) +
          words({ text, x, y: area.bottom - height - 8, size, fill: ink.line })
        )
      }
      return (
        wrappedWords({ text: name, x: left, y: area.top, size, width, fill: ink.line }) +
        column(0, before, beforeText, ink.fill) +
        column(1, after, afterText, colourOf(meaning, ink))
      )
    }
    return { body: changes.map(panel).join(''), needle: area.left + width }
  }
}

/** Draws all figures as slopes between two scales, each relative to its larger value, since units differ. */
export function slopesOf(changes: Changes): Drawing {
  const size = 19
  const left =
    area.left + Math.max(...changes.map(({ beforeText }) => widthOf(beforeText, size))) + 24
  const right = area.left + 280
  const inset = 14
  return (ink) => {
    const y = (value: number, { before, after }: Change) =>
      area.bottom - inset - (value / Math.max(before, after)) * (area.height - 2 * inset)
    const scale = (x: number) => line(x, area.top, x, area.bottom, { stroke: ink.faint, width: 3 })
    const slope = (change: Change) => {
      const [from, to] = [y(change.before, change), y(change.after, change)]
      const colour = colourOf(change.meaning, ink)
      return (
        line(left, from, right, to, { stroke: colour, width: 8 }) +
        disc(left, from, 10, ink.background, { stroke: colour, width: 5 }) +
        disc(right, to, 12, colour)
      )
    }
    const ends = changes.map((change) => ({
      text: `${change.name}, ${change.afterText}`,
      y: y(change.after, change),
    }))
    const starts = changes.map((change) => ({
      text: change.beforeText,
      y: y(change.before, change),
    }))
    const style = { size, fill: ink.line }
    return {
      body:
        scale(left) +
        scale(right) +
        changes.map(slope).join('') +
        labels(starts, { ...style, x: left - 20, width: left, anchor: 'end' }) +
        labels(ends, { ...style, x: right + 24, width: area.right - right - 24 }),
      needle: right,
    }
  }
}

/** Draws a measure that is level until the needle, then rises or falls; the former level continues dashed. */
export function trendCurveOf({ direction, meaning, name }: Trend): Drawing {
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
        areaBelow(curve, area.bottom, ink) +
        trendName(name, direction === 'fall' ? 'lower left' : 'upper left', ink) +
        line(needle, y(from), area.right, y(from), { stroke: ink.soft, width: 4, dash: '11 8' }) +
        stroked(smooth(curve.slice(0, turnIndex + 1)), { stroke: ink.line, width: 7 }) +
        stroked(smooth(curve.slice(turnIndex)), { stroke: colourOf(meaning, ink), width: 7 }) +
        disc(needle, y(from), 10, ink.line),
      needle,
    }
  }
}

/** Draws a measure that is level until the needle, then rises or falls, as columns, one for each period. */
export function trendColumnsOf({ direction, meaning, name }: Trend): Drawing {
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
      body:
        filled(before, ink.soft) +
        filled(after, colourOf(meaning, ink)) +
        trendName(name, direction === 'fall' ? 'upper right' : 'upper left', ink),
      needle: area.left + turnIndex * step,
    }
  }
}

/** The text of the key figure, in a corner of the drawing. */
function trendName(
  text: string,
  corner: 'upper left' | 'upper right' | 'lower left',
  ink: Ink,
): string {
  const places = {
    'upper left': { x: area.left, y: area.top + 12 },
    'upper right': { x: area.right, y: area.top + 12, anchor: 'end' },
    'lower left': { x: area.left + 20, y: area.bottom - 70 },
  } as const
  return wrappedWords({ ...places[corner], text, size: 23, width: 230, fill: ink.line })
}

/** The area between a curve and the line that it stands on. */
function areaBelow(curve: readonly Point[], bottom: number, ink: Ink): string {
  const [first, last] = [curve[0], curve.at(-1)]
  if (first === undefined || last === undefined) return ''
  const foot: Point[] = [
    [last[0], bottom],
    [first[0], bottom],
  ]
  return filled(`${smooth(curve)}L${polyline(foot).slice(1)}z`, ink.fill)
}

function colourOf(meaning: Meaning, ink: Ink): string {
  return { better: ink.ahead, worse: ink.behind, unknown: ink.line }[meaning]
}
