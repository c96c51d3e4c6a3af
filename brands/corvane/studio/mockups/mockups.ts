import type { Drawing } from '../drawings/drawing.ts'
import { evmTable } from './evm-table.ts'
import { gantt } from './gantt.ts'
import { gateBoard } from './gate-board.ts'
import { heatMap } from './heat-map.ts'
import { portfolio } from './portfolio.ts'
import { riskRegister } from './risk-register.ts'
import { screenHeight, screenWidth } from './screen.ts'
import { teamsMessage } from './teams-message.ts'

/** Drawn interfaces of the product, by the key that drafts name them with. */
export const mockups: Readonly<Record<string, Drawing>> = {
  portfolio: screenOf(portfolio),
  gantt: screenOf(gantt),
  'heat-map': screenOf(heatMap),
  'gate-board': screenOf(gateBoard),
  'evm-table': screenOf(evmTable),
  'teams-message': screenOf(teamsMessage),
  'risk-register': screenOf(riskRegister),
}

function screenOf(svg: () => string): Drawing {
  return { width: screenWidth, height: screenHeight, svg }
}
