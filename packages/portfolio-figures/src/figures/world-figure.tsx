import type { Drawing, DrawingProps } from '@prospectus/site/src/rendering/extension.ts'
import type { ReactNode } from 'react'
import { useMessages } from '../words/messages.ts'
import { WorldDecision } from './decision.tsx'
import { WorldGantt } from './gantt.tsx'
import { WorldGates } from './gates.tsx'
import { WorldHeatMap } from './heat-map.tsx'
import { projectWithAccounts, WorldAccounts, WorldProjects } from './indices.tsx'
import { MapReading } from './map-reading.tsx'
import { WorldPhone } from './phone.tsx'
import { WorldSCurve } from './s-curve.tsx'
import { leavesRoomForWords } from './s-curve-shape.ts'
import { useWorld, type WorldData, type WorldProps, worldOf } from './use-world.ts'

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
  { name: 'gates', View: WorldGates, canDraw: ({ world }) => world.stages.length > 0 },
  { name: 'projects', View: WorldProjects, canDraw: ({ world }) => world.projects.length > 0 },
  {
    name: 'phone',
    View: WorldPhone,
    canDraw: ({ world }) => world.bookings.length > 0 && world.changes.length > 0,
    isFramed: true,
  },
  {
    name: 'accounts',
    View: WorldAccounts,
    canDraw: ({ world, project }) => projectWithAccounts(world.projects, project) !== undefined,
  },
  {
    name: 'decision',
    View: WorldDecision,
    canDraw: ({ world }) => world.projects.some(({ name }) => name === world.decisions[0]?.project),
  },
]

/** The drawings that pages can be given. */
export const drawings: readonly Drawing[] = ofWorlds.map(ofPage)

/** The drawing of the world that a page chose, with a note that says it is a sample. */
function ofPage({ View, canDraw, leavesCorner, saysSample, ...drawing }: WorldDrawing): Drawing {
  return {
    ...drawing,
    canDraw: (page) => canDraw(worldOf(page)),
    View: function DrawnWorld(props: DrawingProps): ReactNode {
      const messages = useMessages()
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
