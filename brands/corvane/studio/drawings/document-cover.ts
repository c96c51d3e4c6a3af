import { lineSvg, wrapLines } from '../../../../apps/site/src/social/letters.ts'
import { coverSvg } from '../../covers/cover-svg.ts'
import { inkFor } from '../../covers/ink.ts'
import letters from '../../design/fonts/letters.json' with { type: 'json' }
import { type Cover, type CoveredStory, coverOptionsOf } from './cover.ts'

/** A few pixels wider than beside a text on most screens. */
const SIZE = { width: 496, height: 702 } as const
const MARGIN = 36
const SIZES = [56, 50, 45, 40, 36] as const
const ROOM = 300

/**
 * The picture of a document: its title, large enough for a phone, above the cover of its story. The words of the real
 * first page would be too small.
 */
export function documentCoverOf(story: CoveredStory, look?: string): Cover {
  const options = coverOptionsOf(story)
  const { ink } = inkFor(options.themes[0], options.seed)
  const top = SIZE.height - (SIZE.width * 2) / 3
  const cover = coverSvg({ ...options, look }).replace(
    '<svg ',
    `<svg y="${top}" width="${SIZE.width}" height="${SIZE.height - top}" `,
  )
  const { lines, size } = fitted(story.name)
  const title = lines.map((line, at) =>
    lineSvg(letters, line, {
      x: MARGIN,
      y: MARGIN + size * (0.85 + at * 1.1),
      size,
      fill: ink.line,
    }),
  )
  return {
    ...SIZE,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">`,
      `<path d="M0 0h${SIZE.width}v${SIZE.height}H0z" fill="${ink.background}"/>`,
      cover,
      ...title,
      '</svg>',
    ].join(''),
  }
}

/** Wraps the title in the largest size that fits. */
function fitted(name: string): { lines: readonly string[]; size: number } {
  const at = (size: number) => ({
    size,
    lines: wrapLines(letters, name, size, SIZE.width - 2 * MARGIN),
  })
  const fits = (size: number) => at(size).lines.length * size * 1.1 <= ROOM
  return at(SIZES.find(fits) ?? SIZES[4])
}
