import {
  knownFigure,
  type ProjectFigures,
  type ProjectPerformance,
  performanceOf,
} from './earned-value.ts'

/** Figures, indices and forecast of a portfolio. */
export interface PortfolioTotals extends ProjectPerformance {
  /** Sums of the known figures. */
  readonly figures: ProjectFigures
}

/** Adds up a portfolio. Each index takes into account only projects that have both of its figures. */
export function totalsOf(projects: readonly ProjectFigures[]): PortfolioTotals {
  const performances = projects.map(performanceOf)
  const projectsWith = (index: 'scheduleIndex' | 'costIndex') =>
    projects.filter((project) => performanceOf(project)[index] !== undefined)
  return {
    figures: sumsOf(projects),
    scheduleIndex: performanceOf(sumsOf(projectsWith('scheduleIndex'))).scheduleIndex,
    costIndex: performanceOf(sumsOf(projectsWith('costIndex'))).costIndex,
    forecastCost: sum(performances.map(({ forecastCost }) => forecastCost)),
    variance: sum(performances.map(({ variance }) => variance)),
  }
}

function sumsOf(projects: readonly ProjectFigures[]): ProjectFigures {
  return {
    planned: sum(projects.map(({ planned }) => knownFigure(planned))),
    earned: sum(projects.map(({ earned }) => knownFigure(earned))),
    actual: sum(projects.map(({ actual }) => knownFigure(actual))),
    budget: sum(projects.map(({ budget }) => knownFigure(budget))),
  }
}

/** Sum of the known values, rounded to thousandths against binary rounding errors; undefined if there are none. */
function sum(values: readonly (number | undefined)[]): number | undefined {
  const knownValues = values.filter((value) => value !== undefined)
  const total = knownValues.reduce((all, value) => all + value, 0)
  const rounded = Math.round(total * 1000) / 1000
  return knownValues.length > 0 && Number.isFinite(rounded) ? rounded : undefined
}
