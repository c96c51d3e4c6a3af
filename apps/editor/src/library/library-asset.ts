import type { AssetValue } from '../fields/asset/asset-value.ts'
import { LOCALE } from '../language/language.ts'
import { WORDS } from './words.ts'

/** A file of the library (management-api#assets). */
export interface LibraryAsset extends AssetValue {
  readonly id: number
  readonly name: string
  readonly alt: string
  readonly title: string
  readonly copyright: string
  readonly source: string
  readonly focus: string
  readonly content_type: string
  readonly content_length: number
  readonly created_at: string
  readonly updated_at: string
}

const TENTHS = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const WHOLE = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })

/** `1.4 MB`, as file managers say it. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return WORDS.bytes(bytes)
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${(size < 10 ? TENTHS : WHOLE).format(size)} ${unit}`
}

/** The kinds of file that the content system accepts; a browser's file dialog offers these first. */
export const ACCEPTED = '.png,.jpg,.jpeg,.webp,.avif,.gif,.svg,.pdf,.mp3,.mp4,.webm,.vtt'

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Share {
  readonly x: number
  readonly y: number
}

/** Where the focal point is after a key, as shares of width and height; undefined for other keys. */
export function steppedFocus(
  from: Share | undefined,
  key: string,
  isFine: boolean,
): Share | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const { x, y } = from ?? { x: 0.5, y: 0.5 }
  const by = isFine ? 0.01 : 0.05
  return { x: within(x + step[0] * by), y: within(y + step[1] * by) }
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
