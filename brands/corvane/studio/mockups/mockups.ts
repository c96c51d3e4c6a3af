import type { Drawing } from '../drawings/drawing.ts'
import { assistant } from './assistant.ts'
import { benefitsLedger } from './benefits-ledger.ts'
import { evmTable } from './evm-table.ts'
import { inFactory } from './factory.ts'
import { gantt } from './gantt.ts'
import { gateBoard } from './gate-board.ts'
import { heatMap } from './heat-map.ts'
import { portal } from './portal.ts'
import { portfolio } from './portfolio.ts'
import { riskRegister } from './risk-register.ts'
import { sCurve } from './s-curve.ts'
import { screenHeight, screenWidth } from './screen.ts'
import { teamsMessage } from './teams-message.ts'

/** Drawn interfaces of the product, by the key that drafts name them with. */
export const mockups: Readonly<Record<string, Drawing>> = {
  portfolio: screenOf(portfolio),
  gantt: screenOf(gantt),
  'heat-map': screenOf(heatMap),
  's-curve': screenOf(sCurve),
  'gate-board': screenOf(gateBoard),
  'evm-table': screenOf(evmTable),
  'teams-message': screenOf(teamsMessage),
  'risk-register': screenOf(riskRegister),
  assistant: screenOf(assistant),
  portal: screenOf(portal),
  'gantt-factory': screenOf(() => inFactory(gantt())),
  'heat-map-factory': screenOf(() => inFactory(heatMap())),
  'gate-board-factory': screenOf(() => inFactory(gateBoard())),
  'portal-factory': screenOf(() => inFactory(portal())),
  'benefits-ledger-factory': screenOf(() => inFactory(benefitsLedger())),
}

function screenOf(svg: () => string): Drawing {
  return { width: screenWidth, height: screenHeight, svg }
}
