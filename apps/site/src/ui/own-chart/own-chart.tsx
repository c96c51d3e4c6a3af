import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { useRenderBlock } from '../rich-text/render-block.ts'

interface OwnChartProps {
  /** At most one chart (decision 0068). */
  readonly chart: readonly OwnFigures[]
}

/** A chart that is a field of a block, without the members that only blocks of a page or text have. */
export type OwnFigures = Omit<FigureChart, 'kind' | 'component' | 'editableComment' | 'dropped'>

/** Draws a block's own chart like a chart inside a text: in the block's theme and without spacing. */
export function OwnChart({ chart: [figures] }: OwnChartProps) {
  const renderBlock = useRenderBlock()
  if (figures === undefined) return null
  const block = { kind: 'block', component: 'figure-chart', editableComment: undefined } as const
  return (
    <div className="own-chart">
      {renderBlock({ ...block, dropped: [], ...figures }, { referencedNumbers: NO_NUMBERS })}
    </div>
  )
}

const NO_NUMBERS: ReadonlySet<number> = new Set()
