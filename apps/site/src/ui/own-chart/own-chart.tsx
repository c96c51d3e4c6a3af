import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import type { ReactNode } from 'react'
import { useRenderBlock } from '../rich-text/render-block.ts'

interface OwnChartProps {
  /** At most one: the chart of a block's own figures (decision 0068). */
  readonly chart: readonly OwnFigures[]
}

export type OwnFigures = Omit<FigureChart, 'kind' | 'component' | 'editableComment' | 'dropped'>

/** The chart that a block carries, drawn like one in a text: on the block's ground, without space of its own. */
export function OwnChart({ chart: [figures] }: OwnChartProps): ReactNode {
  const renderBlock = useRenderBlock()
  if (figures === undefined) return null
  const block = { kind: 'block', component: 'figure-chart', editableComment: undefined } as const
  return (
    <div className="own-chart">
      {renderBlock({ ...block, dropped: [], ...figures }, { notes: NONE })}
    </div>
  )
}

const NONE: ReadonlySet<number> = new Set()
