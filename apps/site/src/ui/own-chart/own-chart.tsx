import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { useRenderBlock } from '../rich-text/render-block.ts'

interface OwnChartProps {
  /** At most one chart (decision 0068). */
  readonly chart: readonly OwnFigures[]
}

export type OwnFigures = Omit<FigureChart, 'kind' | 'component' | 'editableComment' | 'dropped'>

/** A block's own chart, drawn as in a text: in the block's theme, without spacing. */
export function OwnChart({ chart: [figures] }: OwnChartProps) {
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
