import type { PlainPages } from '@prospectus/server/brand'
import { type FontOutlines, lineSvg, wrapLines } from './font-outlines.ts'
import { SOCIAL_SIZE, type SocialCard } from './social-card.ts'

interface SocialDrawing {
  readonly font: FontOutlines
  readonly colours: PlainPages['light']
  /** SVG at 3:2, or empty. */
  readonly cover: string
  /** SVG elements of the brand along the lower edge, or empty. */
  readonly edge: string
}

const LEFT = 72
const TEXT_WIDTH = 560
const TEXT_TOP = 168
const TEXT_HEIGHT = 330
const LEADING = 1.1
const FONT_SIZES = [76, 68, 60, 54, 48, 42, 36] as const
const COVER = { x: 668, y: 96, width: 600, height: 400 } as const

/** Draws name and section on the left, the cover hanging over the right edge. */
export function socialSvg(card: SocialCard, { font, colours, cover, edge }: SocialDrawing): string {
  const { width, height } = SOCIAL_SIZE
  const { ground: background, ink, mark } = colours
  const { lines, size } = fitLines(font, card.name)
  const nameLines = lines.map((line, index) =>
    lineSvg(font, line, {
      x: LEFT,
      y: TEXT_TOP + size * (0.8 + index * LEADING),
      size,
      fill: ink,
    }),
  )
  const section = lineSvg(font, card.section, { x: LEFT + 22, y: 122, size: 26, fill: ink })
  const vendor = lineSvg(font, card.organisation, { x: LEFT, y: 572, size: 34, fill: ink })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    cover.replace(
      '<svg ',
      `<svg x="${COVER.x}" y="${COVER.y}" width="${COVER.width}" height="${COVER.height}" `,
    ),
    `<rect x="${LEFT}" y="102" width="8" height="24" fill="${mark}"/>`,
    `<g opacity="0.72">${section}</g>`,
    ...nameLines,
    vendor,
    edge,
    '</svg>',
  ].join('')
}

/** Lines of the name at the largest size at which it fits; at the smallest size, it is cut. */
function fitLines(font: FontOutlines, name: string): { lines: readonly string[]; size: number } {
  const linesAt = (size: number) => wrapLines(font, name, size, TEXT_WIDTH)
  const maximumLines = (size: number) => Math.floor(TEXT_HEIGHT / (size * LEADING))
  const size =
    FONT_SIZES.find(
      (candidate) => linesAt(candidate).length <= Math.min(4, maximumLines(candidate)),
    ) ?? FONT_SIZES[6]
  const lines = linesAt(size)
  if (lines.length <= maximumLines(size)) return { lines, size }
  const fittingLines = lines.slice(0, maximumLines(size))
  return { size, lines: fittingLines.with(-1, `${fittingLines.at(-1)}…`) }
}
