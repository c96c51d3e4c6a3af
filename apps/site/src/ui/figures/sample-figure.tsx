import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { SampleGantt } from './sample-gantt.tsx'
import { SampleGates } from './sample-gates.tsx'
import { SampleHeatMap } from './sample-heat-map.tsx'
import { SampleSCurve } from './sample-s-curve.tsx'

export type Graphic = 's-curve' | 'gantt' | 'heat-map' | 'gates'

/** The drawing that an editor chose for a page head, or undefined for `none` and unknown names. */
export function graphicNamed(name: string | undefined): Graphic | undefined {
  return (['s-curve', 'gantt', 'heat-map', 'gates'] as const).find((graphic) => graphic === name)
}

interface SampleFigureProps {
  readonly graphic: Graphic
  /** Unique on the page. */
  readonly id: string
}

/** A drawing of the sample programme, with its key figures. */
export function SampleFigure({ graphic, id }: SampleFigureProps): ReactNode {
  const { messages } = usePage()
  switch (graphic) {
    case 's-curve':
      return <SampleSCurve id={id} messages={messages} />
    case 'gantt':
      return <SampleGantt id={id} messages={messages} />
    case 'heat-map':
      return <SampleHeatMap id={id} messages={messages} />
    case 'gates':
      return <SampleGates id={id} messages={messages} />
  }
}
