import type { Drawing, DrawingProps } from '@prospectus/site/src/rendering/extension.ts'
import { FiguresTableWithNote } from '@prospectus/site/src/ui/figures-table/figures-table.tsx'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'
import { DatasetBoard } from './board.tsx'
import { capacityFormat, capacityMessagesOf, capacitySummary } from './capacity-summary.ts'
import { DatasetDecision } from './decision.tsx'
import { DatasetGantt } from './gantt.tsx'
import { DatasetGates } from './gates.tsx'
import { DatasetHeatMap } from './heat-map.tsx'
import { DatasetAccounts, DatasetProjects, projectWithAccounts } from './indices.tsx'
import { DatasetChange, DatasetPhone } from './phone.tsx'
import { DatasetSCurve } from './s-curve.tsx'
import { leavesRoomForText } from './s-curve-shape.ts'
import { type DatasetAndProject, type DatasetProps, datasetOf, useDataset } from './use-dataset.ts'

/** A drawing of a page's dataset (decision 0058), by the name that pages store. */
interface DatasetDrawing extends Pick<Drawing, 'name' | 'isFramed' | 'screen' | 'Reading'> {
  readonly View: (props: DatasetProps) => ReactNode
  readonly canDraw: (data: DatasetAndProject) => boolean
  readonly leavesCorner?: (data: DatasetAndProject) => boolean
  /** Set if the drawing's source line says that the figures are a sample, so that it needs no note. */
  readonly namesSample?: true
}

const datasetDrawings: readonly DatasetDrawing[] = [
  {
    name: 's-curve',
    screen: 'money',
    View: DatasetSCurve,
    canDraw: ({ project }) =>
      project !== undefined && project.planned.length >= 2 && project.earned.length >= 2,
    leavesCorner: ({ project }) => project !== undefined && leavesRoomForText(project),
    namesSample: true,
  },
  {
    name: 'gantt',
    screen: 'schedule',
    View: DatasetGantt,
    canDraw: ({ dataset }) => dataset.packages.length > 0,
    namesSample: true,
  },
  {
    name: 'heat-map',
    screen: 'people',
    View: DatasetHeatMap,
    canDraw: ({ dataset }) => dataset.teams.length > 0,
    Reading: HeatMapSummary,
  },
  {
    name: 'gates',
    screen: 'portfolio',
    View: DatasetGates,
    canDraw: ({ dataset }) => dataset.stages.length > 0,
  },
  {
    name: 'projects',
    screen: 'portfolio',
    View: DatasetProjects,
    canDraw: ({ dataset }) => dataset.projects.length > 0,
  },
  {
    name: 'phone',
    View: DatasetPhone,
    canDraw: ({ dataset }) => dataset.bookings.length > 0 && dataset.changes.length > 0,
    isFramed: true,
  },
  {
    name: 'change',
    View: DatasetChange,
    canDraw: ({ dataset }) => dataset.changes.length > 0,
    isFramed: true,
  },
  {
    name: 'accounts',
    screen: 'money',
    View: DatasetAccounts,
    canDraw: ({ dataset, project }) => projectWithAccounts(dataset.projects, project) !== undefined,
  },
  {
    name: 'decision',
    View: DatasetDecision,
    canDraw: decidesOnProject,
  },
  {
    name: 'board',
    screen: 'portfolio',
    View: DatasetBoard,
    canDraw: decidesOnProject,
  },
]

function decidesOnProject({ dataset: { decisions, projects } }: DatasetAndProject): boolean {
  return projects.some(({ name }) => name === decisions[0]?.project)
}

export const drawings: readonly Drawing[] = datasetDrawings.map(createDrawing)

/**
 * Turns a dataset drawing into one for the site. A note below it says that the figures are a sample, unless the drawing
 * says so itself or is in a product window.
 */
function createDrawing({
  View,
  canDraw,
  leavesCorner,
  namesSample,
  ...drawing
}: DatasetDrawing): Drawing {
  return {
    ...drawing,
    canDraw: (page) => canDraw(datasetOf(page)),
    View: function DrawnDataset(props: DrawingProps) {
      const messages = useMessages()
      return (
        <>
          <View {...props} messages={messages} {...useDataset()} />
          {!props.isScreen && !namesSample && (
            <p className="sample-note">{messages.figures.sample}</p>
          )}
        </>
      )
    },
    ...(leavesCorner && { leavesCorner: (page) => leavesCorner(datasetOf(page)) }),
  }
}

const MAX_PEAKS = 3

/** Text for a page's heat map: its totals and fullest weeks. `id` must be unique on the page. */
export function HeatMapSummary({ id }: { readonly id: string }) {
  const messages = useMessages()
  const { teams, first_week: firstWeek = 1 } = useDataset().dataset
  const capacityMessages = capacityMessagesOf(messages)
  const { sentence, peaks } = capacitySummary({ teams, firstWeek }, capacityMessages)
  const { weekInWords, percent } = capacityFormat(capacityMessages, firstWeek)
  return (
    <div className="heat-map-summary">
      <p>{sentence}</p>
      <FiguresTableWithNote
        id={id}
        title={messages.screens.fullestWeeks}
        columns={[messages.screens.team, capacityMessages.booked]}
        rows={peaks.slice(0, MAX_PEAKS).map((peak) => ({
          name: peak.name,
          note: weekInWords(peak.index),
          cells: [
            { value: percent(peak.percent), tone: peak.percent > 100 ? 'behind' : undefined },
          ],
        }))}
      />
    </div>
  )
}
