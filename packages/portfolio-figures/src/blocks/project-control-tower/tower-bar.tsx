import type { PlanState, ProjectFigures } from '@prospectus/portfolio/earned-value'
import { BAR, barPaths } from './tower-bar-paths.ts'

interface TowerBarProps {
  readonly figures: ProjectFigures
  readonly state: PlanState | undefined
}

/** Budget bar, filled up to the earned value, with a tick at the plan; the cells beside it have the figures. */
export function TowerBar({ figures, state }: TowerBarProps) {
  const paths = barPaths(figures)
  if (state === undefined || paths === undefined) return null
  return (
    <svg
      className={`project-control-tower-bar project-control-tower-bar-${state}`}
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
