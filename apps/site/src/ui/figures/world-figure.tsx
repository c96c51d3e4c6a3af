import { benefitLedgerOf } from '@prospectus/portfolio/benefits'
import { overloadOf } from '@prospectus/portfolio/capacity'
import { statusAt } from '@prospectus/portfolio/course'
import { estimatesOf } from '@prospectus/portfolio/estimates'
import { outturnOf } from '@prospectus/portfolio/outturn'
import type { ReactNode } from 'react'
import type { Drawing, DrawingProps } from '../../rendering/extension.ts'
import { usePage } from '../../rendering/page-view.ts'
import { MapReading } from './map-reading.tsx'
import { leavesRoomForWords } from './s-curve-shape.ts'
import { useWorld, type WorldData, type WorldProps, worldOf } from './use-world.ts'
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

/** A drawing of a page's world (decision 0058). */
interface WorldDrawing extends Pick<Drawing, 'name' | 'isFramed' | 'Reading'> {
  readonly View: (props: WorldProps) => ReactNode
  /** Whether the world has the figures for it. */
  readonly canDraw: (data: WorldData) => boolean
  readonly leavesCorner?: (data: WorldData) => boolean
  /** Its source is the sample project by its name, so that no note has to say it. */
  readonly saysSample?: true
}

const ofWorlds: readonly WorldDrawing[] = [
  {
    name: 's-curve',
    View: WorldSCurve,
    canDraw: ({ project }) =>
      project !== undefined && project.planned.length >= 2 && project.earned.length >= 2,
    leavesCorner: ({ project }) => project !== undefined && leavesRoomForWords(project),
    saysSample: true,
  },
  {
    name: 'estimates',
    View: WorldEstimates,
    canDraw: ({ project }) => project !== undefined && estimatesOf(statusAt(project)) !== undefined,
    saysSample: true,
  },
  {
    name: 'gantt',
    View: WorldGantt,
    canDraw: ({ world }) => world.packages.length > 0,
    saysSample: true,
  },
  {
    name: 'heat-map',
    View: WorldHeatMap,
    canDraw: ({ world }) => world.teams.length > 0,
    Reading: MapReading,
  },
  {
    name: 'overloads',
    View: WorldOverloads,
    canDraw: ({ world }) => world.teams.some((team) => overloadOf(team) !== undefined),
  },
  { name: 'gates', View: WorldGates, canDraw: ({ world }) => world.stages.length > 0 },
  {
    name: 'weighted',
    View: WorldWeighted,
    canDraw: ({ world }) => world.stages.some(({ chance }) => chance !== undefined),
  },
  { name: 'projects', View: WorldProjects, canDraw: ({ world }) => world.projects.length > 0 },
  {
    name: 'money',
    View: WorldMoney,
    canDraw: ({ world }) => outturnOf(world.money).months.length > 0,
  },
  {
    name: 'benefits',
    View: WorldBenefits,
    canDraw: ({ world }) => benefitLedgerOf(world.benefits).now > 0,
  },
  {
    name: 'subcontracts',
    View: WorldSubcontracts,
    canDraw: ({ world }) => world.subcontracts.length > 0,
  },
  {
    name: 'phone',
    View: WorldPhone,
    canDraw: ({ world }) => world.bookings.length > 0 && world.changes.length > 0,
    isFramed: true,
  },
  {
    name: 'hours',
    View: WorldHours,
    canDraw: ({ world }) => world.bookings.length > 0,
    isFramed: true,
  },
  {
    name: 'change',
    View: WorldChange,
    canDraw: ({ world }) => world.changes.length > 0,
    isFramed: true,
  },
  {
    name: 'accounts',
    View: WorldAccounts,
    canDraw: ({ world }) => world.projects.some(({ accounts }) => accounts.length > 0),
  },
  {
    name: 'causes',
    View: WorldCauses,
    canDraw: ({ world }) => world.projects.some(({ causes }) => causes.length > 0),
  },
  { name: 'risks', View: WorldRisks, canDraw: ({ world }) => world.risks.length > 0 },
  {
    name: 'requests',
    View: WorldRequests,
    canDraw: ({ world }) => world.requests.length > 0,
  },
  {
    name: 'score',
    View: WorldScore,
    canDraw: ({ world }) => world.requests.length > 0 && world.criteria.length > 0,
  },
  { name: 'loads', View: WorldLoads, canDraw: ({ world }) => world.loads.length > 0 },
  { name: 'epics', View: WorldEpics, canDraw: ({ world }) => world.epics.length > 0 },
  {
    name: 'decision',
    View: WorldDecision,
    canDraw: ({ world }) => world.projects.some(({ name }) => name === world.decisions[0]?.project),
  },
  { name: 'steps', View: WorldSteps, canDraw: ({ world }) => world.steps.length > 0 },
]

/** The drawings that pages can be given. */
export const drawings: readonly Drawing[] = ofWorlds.map(ofPage)

/** The drawing of the world that a page chose, with a note that says it is a sample. */
function ofPage({ View, canDraw, leavesCorner, saysSample, ...drawing }: WorldDrawing): Drawing {
  return {
    ...drawing,
    canDraw: (page) => canDraw(worldOf(page)),
    View: function DrawnWorld(props: DrawingProps): ReactNode {
      const { messages } = usePage()
      return (
        <>
          <View {...props} messages={messages} {...useWorld()} />
          {!props.isScreen && !saysSample && (
            <p className="sample-note">{messages.figures.sample}</p>
          )}
        </>
      )
    },
    ...(leavesCorner && { leavesCorner: (page) => leavesCorner(worldOf(page)) }),
  }
}
