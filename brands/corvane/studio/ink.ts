/** Palette and shapes of the drawn interfaces. The functions return SVG text. */
export const ink = '#0B1F2A'
export const soft = '#4B606B'
export const faint = '#8496A0'
export const rule = '#D3DCE1'
export const mist = '#F2F5F7'
export const paper = '#FFFFFF'
export const petrol = '#0E4A5C'
export const pale = '#DCE9ED'
export const amber = '#FFB000'
export const ahead = '#1E8E7E'
export const behind = '#C8452B'

const sans =
  "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif"
const mono = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace"

export interface TextLook {
  readonly size?: number
  readonly fill?: string
  readonly weight?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly mono?: boolean
}

/** One line of text with its baseline at y. */
export function text(x: number, y: number, content: string | number, look: TextLook = {}): string {
  const { size = 20, fill = ink, weight = 400, anchor = 'start' } = look
  const face = look.mono === true ? ` font-family="${mono}"` : ''
  const end = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  const bold = weight === 400 ? '' : ` font-weight="${weight}"`
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" fill="${fill}"${bold}${end}${face}>${escaped(String(content))}</text>`
}

export interface BoxLook {
  readonly radius?: number
  readonly stroke?: string
  readonly dash?: string
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  look: BoxLook = {},
): string {
  const radius = look.radius === undefined ? '' : ` rx="${look.radius}"`
  const stroke = look.stroke === undefined ? '' : ` stroke="${look.stroke}"`
  const dash = look.dash === undefined ? '' : ` stroke-dasharray="${look.dash}"`
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius}${stroke}${dash}/>`
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke = rule,
  width = 1,
  dash = '',
): string {
  const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`
  return `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${width}"${dashes}/>`
}

export function dot(x: number, y: number, radius: number, fill: string, stroke = 'none'): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`
}

export function diamond(x: number, y: number, half: number, fill: string): string {
  return `<path d="M${n(x)} ${n(y - half)}l${half} ${half}l${-half} ${half}l${-half} ${-half}z" fill="${fill}"/>`
}

/** A line through points, in order. */
export function curve(
  points: readonly (readonly [number, number])[],
  stroke: string,
  width = 3,
  dash = '',
): string {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
  const dashes = dash === '' ? '' : ` stroke-dasharray="${dash}"`
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dashes}/>`
}

/** Points in the form of SVG's attribute `points`. */
export function points(list: string): readonly (readonly [number, number])[] {
  return list.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y] as const
  })
}

/** An SVG document. */
export function drawing(
  width: number,
  height: number,
  title: string,
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${sans}"><title>${escaped(title)}</title>${parts.join('')}</svg>`
}

export function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
