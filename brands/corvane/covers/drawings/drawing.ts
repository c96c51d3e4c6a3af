import type { Ink } from '../ink.ts'
import type { Random } from '../random.ts'

/** The area of the cover for a drawing: above the axis, inside the margins. */
export const area = { left: 40, right: 560, top: 44, bottom: 326, width: 520, height: 282 } as const

export interface Drawn {
  /** SVG elements. */
  readonly body: string
  /** x coordinate of the needle: the moment that the drawing is about. */
  readonly needle: number
}

/** Draws the upper part of a cover; varies it by the random numbers. */
export type Drawing = (ink: Ink, random: Random) => Drawn
