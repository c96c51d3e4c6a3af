/** A colour of the cover's ink, and how a layer is drawn with it. */
export type Tone = 'fill' | 'soft' | 'paper' | 'flat' | 'flatSoft' | 'solid' | 'line' | 'thin'

/** An object of the trade, in a field of 230 × 270 units whose lower edge is the ground. */
export interface TradeObject {
  readonly layers: readonly (readonly [Tone, string])[]
  /** Across the field: the part of the object that means something, which the needle points at. */
  readonly mark: number
}

/** Path data of a circle. */
export const round = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`
/** Path data repeated at equal steps. */
export const row = (count: number, step: number, at: (offset: number) => string) =>
  Array.from({ length: count }, (_, index) => at(index * step)).join('')
/** Path data of a coin, seen from its edge. */
export const coin = (x: number, y: number) =>
  `M${x + 10} ${y}h46a10 12 0 0 1 0 24h-46a10 12 0 0 1 0 -24z`
/** Path data of the line that an object stands on. */
export const ground = 'M0 270h230'
