/** A range with round marks, lowest first; `fractionOf` returns 0 at the first mark and 1 at the last. */
export interface Scale {
  readonly marks: readonly number[]
  readonly fractionOf: (value: number) => number
}

/** A scale of about `count` round steps, from zero unless the values are close together and far from it. */
export function scaleOf(values: readonly number[], count = 4): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isFarFromZero = low > 0 && high > low && high - low < low / 2
  const [from, to] = [
    isFarFromZero ? low : Math.min(0, low),
    Math.max(isFarFromZero ? low : 0, high),
  ]
  const step = roundStepUp((to - from || 1) / count)
  const [first, last] = [Math.floor(from / step + TOLERANCE), Math.ceil(to / step - TOLERANCE)]
  const steps = Math.max(1, last - first)
  const marks = Array.from({ length: steps + 1 }, (_, index) =>
    withoutBinaryError((first + index) * step),
  )
  return { marks, fractionOf: (value) => (value / step - first) / steps }
}

/** Positions from 0 to 1 on a range that includes zero, for bars. */
export function fractionFromZero(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return (value) => (value - low) / (high - low || 1)
}

/** Positions from the lowest value, at 0, to the highest, at 1; 0.5 if all are equal. */
export function fractionOfRange(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return (value) => (high === low ? 0.5 : (value - low) / (high - low))
}

/** Tolerance for binary fractions. */
const TOLERANCE = 1e-9

/** The smallest 1, 2 or 5 times a power of ten that is not below `minimum`. */
function roundStepUp(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum))
  const times = [1, 2, 5, 10].find((factor) => factor * power >= minimum * (1 - TOLERANCE)) ?? 10
  return times * power
}

function withoutBinaryError(value: number): number {
  return Number(value.toPrecision(12))
}

/** A preferred centre and a length along a line. */
export interface Span {
  readonly centre: number
  readonly length: number
}

/**
 * Returns centres near the preferred ones, so that the spans lie between 0 and `end` without overlap. Spans
 * that do not all fit extend beyond `end`.
 */
export function separateSpans(spans: readonly Span[], end: number): readonly number[] {
  const order = spans
    .map((_, index) => index)
    .sort((a, b) => centreAt(spans, a) - centreAt(spans, b))
  const starts = new Map<number, number>()
  let nextStart = 0
  for (const index of order) {
    const { centre, length } = spanAt(spans, index)
    const start = Math.max(nextStart, Math.min(centre - length / 2, end - length))
    starts.set(index, start)
    nextStart = start + length
  }
  let nextEnd = Math.max(end, totalLength(spans))
  for (const index of order.toReversed()) {
    const start = Math.min(starts.get(index) ?? 0, nextEnd - spanAt(spans, index).length)
    starts.set(index, start)
    nextEnd = start
  }
  return spans.map(({ length }, index) => roundToHundredths((starts.get(index) ?? 0) + length / 2))
}

const spanAt = (spans: readonly Span[], index: number) => spans[index] ?? { centre: 0, length: 0 }
const centreAt = (spans: readonly Span[], index: number) => spanAt(spans, index).centre
const totalLength = (spans: readonly Span[]) => spans.reduce((sum, { length }) => sum + length, 0)

/** Rounds a length in em, or a percentage, finer than a screen shows. */
export function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** Wraps a name into at most three lines of `length` letters; an ellipsis stands for what is left out. */
export function wrapName(name: string, length: number): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(truncate(word, length))
    }
  }
  return lines.length > 3 ? [...lines.slice(0, 2), `${lines[2] ?? ''}…`] : lines
}

/** Cuts a name to `length` letters, the last of them an ellipsis. */
export function truncate(name: string, length: number): string {
  return name.length > length ? `${name.slice(0, length - 1)}…` : name
}

const MIN_GAP_LETTERS = 2

/**
 * Indexes of the names that fit under an axis `letters` wide, at equal distances from the first. Prefers a selection
 * with the last name, if it has at least three names and half as many as the densest selection.
 */
export function fittingNameIndexes(names: readonly string[], letters: number): readonly number[] {
  const last = names.length - 1
  if (last < 1) return names.map((_, index) => index)
  // The outermost names end at the plot's edges; the others are centred.
  const lettersToSide = (index: number) =>
    (names[index]?.length ?? 0) / (index === 0 || index === last ? 1 : 2)
  const fittingSelections = Array.from({ length: last }, (_, index) =>
    everyNth(last, index + 1),
  ).filter((selection) =>
    gapsOf(selection).every(({ from, to }) => {
      return (
        ((to - from) / last) * letters >= lettersToSide(from) + lettersToSide(to) + MIN_GAP_LETTERS
      )
    }),
  )
  const [densest = [0, last]] = fittingSelections
  const withLast = fittingSelections.find((selection) => selection.at(-1) === last)
  return withLast !== undefined && withLast.length >= Math.max(3, densest.length / 2)
    ? withLast
    : densest
}

function everyNth(last: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step)
}

function gapsOf(selection: readonly number[]): readonly { from: number; to: number }[] {
  return selection.slice(1).map((to, index) => ({ from: selection[index] ?? 0, to }))
}
