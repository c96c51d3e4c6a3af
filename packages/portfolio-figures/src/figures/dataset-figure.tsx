import type { Drawing, DrawingProps } from '@prospectus/site/src/rendering/extension.ts'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.ts'
import { DatasetDecision } from './decision.tsx'
import { DatasetGantt } from './gantt.tsx'
import { DatasetGates } from './gates.tsx'
import { DatasetHeatMap } from './heat-map.tsx'
import { DatasetAccounts, DatasetProjects, projectWithAccounts } from './indices.tsx'
import { MapReading } from './map-reading.tsx'
import { DatasetPhone } from './phone.tsx'
import { DatasetSCurve } from './s-curve.tsx'
import { leavesRoomForText } from './s-curve-shape.ts'
import { type DatasetData, type DatasetProps, datasetOf, useDataset } from './use-dataset.ts'

/** A drawing of a page's dataset (decision 0058). */
interface DatasetDrawing extends Pick<Drawing, 'name' | 'isFramed' | 'Reading'> {
  readonly View: (props: DatasetProps) => ReactNode
  /** Whether the dataset has the figures for it. */
  readonly canDraw: (data: DatasetData) => boolean
  readonly leavesCorner?: (data: DatasetData) => boolean
  /** Its source is the sample project by its name, so that no note has to say it. */
  readonly saysSample?: true
}

const ofDatasets: readonly DatasetDrawing[] = [
  {
    name: 's-curve',
    View: DatasetSCurve,
    canDraw: ({ project }) =>
      project !== undefined && project.planned.length >= 2 && project.earned.length >= 2,
    leavesCorner: ({ project }) => project !== undefined && leavesRoomForText(project),
    saysSample: true,
  },
  {
    name: 'gantt',
    View: DatasetGantt,
    canDraw: ({ dataset }) => dataset.packages.length > 0,
    saysSample: true,
  },
  {
    name: 'heat-map',
    View: DatasetHeatMap,
    canDraw: ({ dataset }) => dataset.teams.length > 0,
    Reading: MapReading,
  },
  { name: 'gates', View: DatasetGates, canDraw: ({ dataset }) => dataset.stages.length > 0 },
  {
    name: 'projects',
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
    name: 'accounts',
    View: DatasetAccounts,
    canDraw: ({ dataset, project }) => projectWithAccounts(dataset.projects, project) !== undefined,
  },
  {
    name: 'decision',
    View: DatasetDecision,
    canDraw: ({ dataset }) =>
      dataset.projects.some(({ name }) => name === dataset.decisions[0]?.project),
  },
]

/** The drawings that pages can be given. */
export const drawings: readonly Drawing[] = ofDatasets.map(ofPage)

/** The drawing of the dataset that a page chose, with a note that says it is a sample. */
function ofPage({ View, canDraw, leavesCorner, saysSample, ...drawing }: DatasetDrawing): Drawing {
  return {
    ...drawing,
    canDraw: (page) => canDraw(datasetOf(page)),
    View: function DrawnDataset(props: DrawingProps): ReactNode {
      const messages = useMessages()
      return (
        <>
          <View {...props} messages={messages} {...useDataset()} />
          {!props.isScreen && !saysSample && (
            <p className="sample-note">{messages.figures.sample}</p>
          )}
        </>
      )
    },
    ...(leavesCorner && { leavesCorner: (page) => leavesCorner(datasetOf(page)) }),
  }
}
