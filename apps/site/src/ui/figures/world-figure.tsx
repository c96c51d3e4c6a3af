import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { useWorld, type WorldProps } from './use-world.ts'
import { WorldAccounts } from './world-accounts.tsx'
import { WorldBenefits } from './world-benefits.tsx'
import { WorldCauses } from './world-causes.tsx'
import { WorldChange } from './world-change.tsx'
import { WorldDecision } from './world-decision.tsx'
import { WorldEpics } from './world-epics.tsx'
import { WorldEstimates } from './world-estimates.tsx'
import { WorldGantt } from './world-gantt.tsx'
import { WorldGates } from './world-gates.tsx'
import { WorldHeatMap } from './world-heat-map.tsx'
import { WorldHours } from './world-hours.tsx'
import { WorldLoads } from './world-loads.tsx'
import { WorldMoney } from './world-money.tsx'
import { WorldOverloads } from './world-overloads.tsx'
import { WorldPhone } from './world-phone.tsx'
import { WorldProjects } from './world-projects.tsx'
import { WorldRequests } from './world-requests.tsx'
import { WorldRisks } from './world-risks.tsx'
import { WorldSCurve } from './world-s-curve.tsx'
import { WorldScore } from './world-score.tsx'
import { WorldSteps } from './world-steps.tsx'
import { WorldSubcontracts } from './world-subcontracts.tsx'
import { WorldWeighted } from './world-weighted.tsx'

const drawings = {
  's-curve': WorldSCurve,
  estimates: WorldEstimates,
  gantt: WorldGantt,
  'heat-map': WorldHeatMap,
  overloads: WorldOverloads,
  gates: WorldGates,
  weighted: WorldWeighted,
  projects: WorldProjects,
  money: WorldMoney,
  benefits: WorldBenefits,
  subcontracts: WorldSubcontracts,
  phone: WorldPhone,
  hours: WorldHours,
  change: WorldChange,
  accounts: WorldAccounts,
  causes: WorldCauses,
  risks: WorldRisks,
  requests: WorldRequests,
  score: WorldScore,
  loads: WorldLoads,
  epics: WorldEpics,
  decision: WorldDecision,
  steps: WorldSteps,
} as const satisfies Readonly<Record<string, (props: WorldProps) => ReactNode>>

export type Graphic = keyof typeof drawings

/** The drawing that an editor chose for a page head, or undefined for `none` and unknown names. */
export function graphicNamed(name: string | undefined): Graphic | undefined {
  return (Object.keys(drawings) as Graphic[]).find((graphic) => graphic === name)
}

/** Whether a drawing is of phones, which have a frame of their own. */
export function drawsPhones(graphic: Graphic): boolean {
  return graphic === 'phone' || graphic === 'hours' || graphic === 'change'
}

/** Says which drawing a stored name means: none where the page's world lacks the figures for it. */
export function useDrawable(): (name: string | undefined) => Graphic | undefined {
  const { messages } = usePage()
  const world = useWorld()
  return (name) => {
    const graphic = graphicNamed(name)
    if (graphic === undefined) return undefined
    return drawings[graphic]({ id: graphic, messages, ...world }) === null ? undefined : graphic
  }
}

/** Those whose source is the sample project by its name; a screen in a window is an example in itself. */
const SAYS_SAMPLE: ReadonlySet<Graphic> = new Set(['s-curve', 'estimates', 'gantt'])

interface WorldFigureProps {
  readonly graphic: Graphic
  /** Unique on the page. */
  readonly id: string
  /** It is a screen in a product's window. */
  readonly isScreen?: boolean
}

/** A drawing of the page's world, with its key figures; nothing where that world lacks the figures for it. */
export function WorldFigure({ graphic, ...props }: WorldFigureProps): ReactNode {
  const { messages } = usePage()
  const drawing = drawings[graphic]({ ...props, messages, ...useWorld() })
  if (drawing === null) return null
  return (
    <>
      {drawing}
      {!props.isScreen && !SAYS_SAMPLE.has(graphic) && (
        <p className="sample-note">{messages.figures.sample}</p>
      )}
    </>
  )
}
