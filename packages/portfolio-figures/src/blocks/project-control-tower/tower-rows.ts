import {
  knownFigure,
  type ProjectFigures,
  type ProjectPerformance,
  performanceOf,
  planStateOf,
  slipInWeeks,
} from '@prospectus/portfolio/earned-value'
import { type PortfolioTotals, totalsOf } from '@prospectus/portfolio/totals'
import type { ProjectControlTower, TowerProject } from '../../schema/project-control-tower.ts'

export interface TowerRow extends ProjectPerformance {
  readonly project: TowerProject
  readonly figures: ProjectFigures
  /** Weeks later than planned. */
  readonly slip: number | undefined
  readonly isFurthestBehind: boolean
}

export interface Tower {
  readonly rows: readonly TowerRow[]
  readonly totals: PortfolioTotals
}

export function loadTower({ projects }: ProjectControlTower): Tower {
  const calculated = projects.map((project) => {
    const figures = figuresOf(project)
    return { project, figures, ...performanceOf(figures) }
  })
  const lowest = indexFurthestBehind(calculated)
  return {
    totals: totalsOf(calculated.map(({ figures }) => figures)),
    rows: calculated.map((row, index) => ({
      ...row,
      slip: slipInWeeks(row.project.planned_finish, row.project.forecast_finish),
      isFurthestBehind: index === lowest,
    })),
  }
}

function figuresOf(project: TowerProject): ProjectFigures {
  return {
    planned: knownFigure(project.planned_value),
    earned: knownFigure(project.earned_value),
    actual: knownFigure(project.actual_cost),
    budget: knownFigure(project.budget_at_completion),
  }
}

/** Index of the project furthest behind plan, or -1. */
function indexFurthestBehind(performances: readonly ProjectPerformance[]): number {
  const behind = performances.flatMap(({ scheduleIndex }) =>
    scheduleIndex !== undefined && planStateOf(scheduleIndex) === 'behind' ? [scheduleIndex] : [],
  )
  const lowest = Math.min(...behind)
  return performances.findIndex(({ scheduleIndex }) => scheduleIndex === lowest)
}
