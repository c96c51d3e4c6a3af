/** A range with round marks, lowest first; `at` returns 0 to 1. */
export interface Scale {
  readonly marks: readonly number[]
  readonly at: (value: number) => number
}

/** A scale with about `count` round marks, from zero unless the values are close together and far from it. */
export function scaleOf(values: readonly number[], count = 4): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isFarFromZero = low > 0 && high > low && high - low < low / 2
  const [from, to] = [
    isFarFromZero ? low : Math.min(0, low),
    Math.max(isFarFromZero ? low : 0, high),
  ]
  const step = roundStep((to - from || 1) / count)
  const [first, last] = [Math.floor(from / step + SLACK), Math.ceil(to / step - SLACK)]
  const steps = Math.max(1, last - first)
  const marks = Array.from({ length: steps + 1 }, (_, at) => exact((first + at) * step))
  return { marks, at: (value) => (value / step - first) / steps }
}

/** Positions from 0 to 1 on a range that includes zero, for bars. */
export function shareOf(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return (value) => (value - low) / (high - low || 1)
}

/** Positions from the lowest value, at 0, to the highest, at 1. */
export function fractionOfRange(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return (value) => (high === low ? 0.5 : (value - low) / (high - low))
}

/** Tolerance for binary fractions. */
const SLACK = 1e-9

/** The next 1, 2 or 5 times a power of ten. */
function roundStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum))
  const times = [1, 2, 5, 10].find((one) => one * power >= minimum * (1 - SLACK)) ?? 10
  return times * power
}

function exact(value: number): number {
  return Number(value.toPrecision(12))
}

/** A preferred centre and a length along a line. */
export interface Span {
  readonly centre: number
  readonly length: number
}

/**
 * Returns centres from 0 to `end`, as close as possible to the preferred ones. Items that do not fit end
 * up beyond.
 */
export function apart(spans: readonly Span[], end: number): readonly number[] {
  const order = spans.map((_, at) => at).sort((a, b) => centreOf(spans, a) - centreOf(spans, b))
  const starts = new Map<number, number>()
  let free = 0
  for (const at of order) {
    const { centre, length } = spanOf(spans, at)
    const start = Math.max(free, Math.min(centre - length / 2, end - length))
    starts.set(at, start)
    free = start + length
  }
  let limit = Math.max(end, sumOf(spans))
  for (const at of order.toReversed()) {
    const start = Math.min(starts.get(at) ?? 0, limit - spanOf(spans, at).length)
    starts.set(at, start)
    limit = start
  }
  return spans.map(({ length }, at) => short((starts.get(at) ?? 0) + length / 2))
}

const spanOf = (spans: readonly Span[], at: number) => spans[at] ?? { centre: 0, length: 0 }
const centreOf = (spans: readonly Span[], at: number) => spanOf(spans, at).centre
const sumOf = (spans: readonly Span[]) => spans.reduce((sum, { length }) => sum + length, 0)

/** Rounds to hundredths, which is finer than a screen shows. */
export function short(value: number): number {
  return Math.round(value * 100) / 100
}

/** Wraps a name into at most three lines of `length` letters, with an ellipsis. */
export function inLines(name: string, length: number): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(cut(word, length))
    }
  }
  return lines.length > 3 ? [...lines.slice(0, 2), `${lines[2] ?? ''}…`] : lines
}

export function cut(name: string, length: number): string {
  return name.length > length ? `${name.slice(0, length - 1)}…` : name
}

/** Minimum gap between names, in letters. */
const APART = 2

/**
 * Indexes of the names that fit under an axis of so many letters, at equal distances from the first. Includes the last
 * name where that leaves out no more than half of the others.
 */
export function fittingNames(names: readonly string[], letters: number): readonly number[] {
  const last = names.length - 1
  if (last < 1) return names.map((_, at) => at)
  // Names at the ends are aligned to them, the others are centred.
  const room = (at: number) => (names[at]?.length ?? 0) / (at === 0 || at === last ? 1 : 2)
  const fitting = Array.from({ length: last }, (_, at) => everyNth(last, at + 1)).filter((row) =>
    gapsOf(row).every(({ from, to }) => {
      return ((to - from) / last) * letters >= room(from) + room(to) + APART
    }),
  )
  const [densest = [0, last]] = fitting
  const whole = fitting.find((row) => row.at(-1) === last)
  return whole !== undefined && whole.length >= Math.max(3, densest.length / 2) ? whole : densest
}

function everyNth(last: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => at * step)
}

function gapsOf(row: readonly number[]): readonly { from: number; to: number }[] {
  return row.slice(1).map((to, at) => ({ from: row[at] ?? 0, to }))
}
