import type { Drawing } from './drawing.ts'
import { logos } from './logos.ts'
import { portraits } from './portraits.ts'

/** All fixed drawings, by file name without extension. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...logos,
  ...portraits,
}
