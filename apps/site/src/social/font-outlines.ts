/** A typeface's outlines, which look the same on every machine. */
export interface FontOutlines {
  /** Advance and outline by character, in thousandths of the font size; y grows downwards from the baseline. */
  readonly glyphs: Readonly<Record<string, readonly (number | string)[]>>
  /** Kerning by pair of characters, in the same unit. */
  readonly kern: Readonly<Record<string, number>>
}

/** True if the font has every character of a text, spaces aside. */
export function hasGlyphs({ glyphs }: FontOutlines, text: string): boolean {
  return [...text].every((character) => character === ' ' || Object.hasOwn(glyphs, character))
}

/**
 * Width of a line of text, in pixels.
 *
 * @public used by the programs that draw the pictures of a brand
 */
export function lineWidth(font: FontOutlines, text: string, size: number): number {
  return layOut(font, text).width * (size / 1000)
}

/** A line of text as SVG. Characters without an outline are left out. */
export function lineSvg(font: FontOutlines, text: string, style: LineStyle): string {
  const { outlines } = layOut(font, text)
  const paths = outlines.map(
    ({ x, outline }) => `<path transform="translate(${x} 0)" d="${outline}"/>`,
  )
  const { x, y, size, fill } = style
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})" fill="${fill}">${paths.join('')}</g>`
}

/** Baseline start, font size (pixels) and colour. */
interface LineStyle {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
}

/** Breaks a text into lines no wider than `width`, in pixels like `size`; a longer word gets a line of its own. */
export function wrapLines(
  font: FontOutlines,
  text: string,
  size: number,
  width: number,
): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && lineWidth(font, longer, size) > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

/** Width and positions in thousandths of the font size. */
function layOut({ glyphs, kern }: FontOutlines, text: string) {
  let width = 0
  let previous = ''
  const outlines: { readonly x: number; readonly outline: string }[] = []
  for (const character of text) {
    const [advance = 0, outline = ''] = glyphs[character] ?? []
    width += kern[previous + character] ?? 0
    if (outline !== '') outlines.push({ x: width, outline: String(outline) })
    width += Number(advance)
    previous = character
  }
  return { width, outlines }
}
