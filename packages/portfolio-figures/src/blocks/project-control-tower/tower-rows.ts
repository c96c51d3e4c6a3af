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
  /** Weeks later than planned; negative if earlier. */
  readonly slipWeeks: number | undefined
  readonly isFurthestBehind: boolean
}

export interface Tower {
  readonly rows: readonly TowerRow[]
  readonly totals: PortfolioTotals
}

/** Calculates the rows and totals of a control tower from the figures of its projects. */
export function loadTower({ projects }: ProjectControlTower): Tower {
  const calculatedRows = projects.map((project) => {
    const figures = figuresOf(project)
    return { project, figures, ...performanceOf(figures) }
  })
  const furthestBehindPosition = findFurthestBehind(calculatedRows)
  return {
    totals: totalsOf(calculatedRows.map(({ figures }) => figures)),
    rows: calculatedRows.map((row, index) => ({
      ...row,
      slipWeeks: slipInWeeks(row.project.planned_finish, row.project.forecast_finish),
      isFurthestBehind: index === furthestBehindPosition,
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

/** Position in the list of the project that is furthest behind plan; -1 if none is behind. */
function findFurthestBehind(performances: readonly ProjectPerformance[]): number {
  const indicesBehind = performances.flatMap(({ scheduleIndex }) =>
    scheduleIndex !== undefined && planStateOf(scheduleIndex) === 'behind' ? [scheduleIndex] : [],
  )
  const lowestIndex = Math.min(...indicesBehind)
  return performances.findIndex(({ scheduleIndex }) => scheduleIndex === lowestIndex)
}
