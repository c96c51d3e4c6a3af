import type { ProjectFigures, Standing } from '@prospectus/portfolio/earned-value'
import type { ReactNode } from 'react'
import { BAR, barPaths } from './tower-bar-paths.ts'

interface TowerBarProps {
  readonly figures: ProjectFigures
  readonly standing: Standing | undefined
}

/**
 * A budget as a bar: the filled part is earned, the tick is the plan, and the gap between them is what the
 * index measures. The figures beside it say the same. Renders nothing without them.
 */
export function TowerBar({ figures, standing }: TowerBarProps): ReactNode {
  const paths = barPaths(figures)
  if (standing === undefined || paths === undefined) return null
  return (
    <svg
      className={`project-control-tower-bar project-control-tower-bar-${standing}`}
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      width={BAR.width}
      height={BAR.height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="project-control-tower-budget" d={paths.budget} />
      <path className="project-control-tower-earned" d={paths.earned} />
      <path className="project-control-tower-gap" d={paths.gap} />
      <path className="project-control-tower-plan" d={paths.plan} />
    </svg>
  )
}
