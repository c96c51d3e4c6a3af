import type { Drawing } from './drawing.ts'
import { logos } from './logos.ts'
import { portraits } from './portraits.ts'

/** Every standing drawing, by the name of its file. */
export const drawings: Readonly<Record<string, Drawing>> = {
  ...logos,
  ...portraits,
}
