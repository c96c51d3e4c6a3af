import type { DrawingKind } from '../draft/asset-shelf.ts'
import { mockups } from '../mockups/mockups.ts'
import { awards } from './awards.ts'
import type { Drawing } from './drawing.ts'
import { logos } from './logos.ts'
import { portraits } from './portraits.ts'

/** Every standing drawing a draft can name, by kind and key. */
export const drawings: Readonly<Record<DrawingKind, Readonly<Record<string, Drawing>>>> = {
  mockup: mockups,
  logo: logos,
  portrait: portraits,
  award: awards,
}
