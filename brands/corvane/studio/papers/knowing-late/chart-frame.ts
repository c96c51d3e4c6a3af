import { drawing, faint, line, paper, rule, soft, text } from '../../ink.ts'

/** Width of every chart; five units are a millimetre on paper. */
export const WIDTH = 830
/** Font size of 3 mm, as in tables. */
export const SMALL = 15

/** A linear scale from values to coordinates. */
export interface Scale {
  readonly at: (value: number) => number
  readonly from: number
  readonly to: number
}

export function scaleOf(
  domain: readonly [number, number],
  range: readonly [number, number],
): Scale {
  const [low, high] = domain
  const [from, to] = range
  return { from, to, at: (value) => from + ((value - low) / (high - low)) * (to - from) }
}

/** A horizontal axis with ticks and labels below, and its name below them on the right. */
export function axisBelow(
  x: Scale,
  y: number,
  ticks: readonly (readonly [number, string])[],
  name: string,
): string {
  return [
    line(x.from, y, x.to, y, faint, 1.5),
    ...ticks.flatMap(([value, label]) => [
      line(x.at(value), y, x.at(value), y + 6, faint, 1.5),
      text(x.at(value), y + 24, label, { size: SMALL, fill: soft, anchor: 'middle' }),
    ]),
    text(x.to, y + 46, name, { size: SMALL, fill: soft, anchor: 'end' }),
  ].join('')
}

/** Horizontal lines at values, each labelled to the left. */
export function gridAcross(
  x: Scale,
  y: Scale,
  ticks: readonly (readonly [number, string])[],
): string {
  return ticks
    .map(
      ([value, label]) =>
        line(x.from, y.at(value), x.to, y.at(value), rule) +
        text(x.from - 10, y.at(value) + 5, label, { size: SMALL, fill: soft, anchor: 'end' }),
    )
    .join('')
}

/** A dot with an edge, drawn as four curves; a circle element would become eight times as many in the PDF. */
export function spot(x: number, y: number, radius: number, fill: string, edge = paper): string {
  const [r, k] = [radius, Number((radius * 0.5523).toFixed(2))]
  const d = `M${x.toFixed(1)} ${(y - r).toFixed(1)}c${k} 0 ${r} ${r - k} ${r} ${r}s${k - r} ${r} ${-r} ${r}s${-r} ${k - r} ${-r} ${-r}s${r - k} ${-r} ${r} ${-r}z`
  return `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="2"/>`
}

export function chart(height: number, title: string, parts: readonly string[]): string {
  return drawing(WIDTH, height, title, parts)
}
