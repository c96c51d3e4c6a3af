import { type Ink, inkFor, type Texture } from './ink.ts'
import { type LooksOptions, looksOf } from './looks.ts'
import { ornamentOf } from './ornaments.ts'
import { createRandom } from './random.ts'
import { filled, line, lines, type Point, polyline, rect } from './shapes.ts'

/** What a cover is drawn from; the first of `themes` sets the colours. */
export interface CoverOptions extends LooksOptions {
  /** Name of one of the looks that `looksOf` returns; by default the first. */
  readonly look?: string | undefined
}

/**
 * Draws the cover of a resource without a picture (BLOCK-12), as an SVG document of 600 × 400 user units without ids,
 * styles, scripts or text. The same options give the same bytes.
 */
export function coverSvg(options: CoverOptions): string {
  const { section, themes, seed } = options
  const { ink, texture } = inkFor(themes[0], seed, options.fact?.ground)
  const random = createRandom(`${section} ${themes.join(' ')} ${seed}`)
  const looks = looksOf(options)
  const look = looks.find(({ name }) => name === options.look) ?? looks[0]
  const drawing = look?.draw(ink, random) ?? { body: '', needle: 300 }
  const needle = Math.max(46, Math.min(554, drawing.needle))
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice">' +
    rect(0, 0, 600, 400, ink.background) +
    paperTexture(texture, ink) +
    drawing.body +
    ornamentOf(section, options.hasRecording)(ink, random, needle) +
    baseline(needle, ink) +
    '</svg>'
  )
}

/** The texture behind the drawing. */
function paperTexture(texture: Texture, ink: Ink): string {
  const faint = { stroke: ink.faint, width: 1.5 }
  const verticals = (step: number) =>
    Array.from({ length: Math.floor(600 / step) }, (_, index): readonly [Point, Point] => [
      [40 + index * step, 0],
      [40 + index * step, 364],
    ])
  const horizontals = (step: number) =>
    Array.from({ length: Math.floor(364 / step) }, (_, index): readonly [Point, Point] => [
      [0, 364 - (index + 1) * step],
      [600, 364 - (index + 1) * step],
    ])
  if (texture === 'columns') return lines(verticals(104), faint)
  if (texture === 'rows') return lines(horizontals(47), faint)
  if (texture === 'grid') return lines([...verticals(52), ...horizontals(52)], faint)
  if (texture === 'dots') {
    return lines(horizontals(52), { stroke: ink.faint, width: 4, dash: '4 48' })
  }
  return ''
}

/** The baseline of every cover, with the needle at the moment that the drawing is about. */
function baseline(needle: number, ink: Ink): string {
  const triangle = polyline(
    [
      [needle, 346],
      [needle + 12, 370],
      [needle - 12, 370],
    ],
    true,
  )
  return (
    line(0, 364, 600, 364, { stroke: ink.line, width: 2 }) +
    filled(triangle, ink.signal, { stroke: ink.signalEdge, width: 2 })
  )
}
