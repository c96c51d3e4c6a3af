import type { ProjectFigures, Standing } from '@prospectus/content/portfolio/earned-value'
import type { ReactNode } from 'react'
import { scale } from '../../ui/figures/geometry.ts'

interface TowerBarProps {
  readonly figures: ProjectFigures
  readonly standing: Standing | undefined
}

const WIDTH = 120
const HEIGHT = 20

/**
 * A budget as a bar: the filled part is earned, the tick is the plan, and the gap between them is what the
 * index measures. The figures beside it say the same. Renders nothing without them.
 */
export function TowerBar({ figures, standing }: TowerBarProps): ReactNode {
  const { planned, earned, budget = 0 } = figures
  if (standing === undefined || budget === 0) return null
  if (planned === undefined || earned === undefined) return null
  const x = scale([0, Math.max(budget, planned, earned)], [0.5, WIDTH - 0.5])
  const [from, to] = [Math.min(x(planned), x(earned)), Math.max(x(planned), x(earned))]
  return (
    <svg
      className={`project-control-tower-bar project-control-tower-bar-${standing}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="project-control-tower-budget" d={`M0.5 6.5H${x(budget)}V14.5H0.5z`} />
      <path className="project-control-tower-earned" d={`M0.5 6.5H${x(earned)}V14.5H0.5z`} />
      <path className="project-control-tower-gap" d={`M${from} 6.5H${to}V14.5H${from}z`} />
      <path className="project-control-tower-plan" d={`M${x(planned)} 1V20`} />
    </svg>
  )
}
