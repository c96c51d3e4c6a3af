import {
  known,
  type ProjectFigures,
  type ProjectPerformance,
  performanceOf,
} from './earned-value.ts'

/** Sums of the known figures of each column. */
export interface PortfolioTotals extends ProjectPerformance {
  readonly figures: ProjectFigures
}

/** Adds up a portfolio. An index uses only projects that have both of its figures. */
export function totalsOf(projects: readonly ProjectFigures[]): PortfolioTotals {
  const performances = projects.map(performanceOf)
  const planned = projects.filter((_, at) => performances[at]?.scheduleIndex !== undefined)
  const costed = projects.filter((_, at) => performances[at]?.costIndex !== undefined)
  return {
    figures: sums(projects),
    scheduleIndex: performanceOf(sums(planned)).scheduleIndex,
    costIndex: performanceOf(sums(costed)).costIndex,
    forecastCost: sum(performances.map(({ forecastCost }) => forecastCost)),
    variance: sum(performances.map(({ variance }) => variance)),
  }
}

function sums(projects: readonly ProjectFigures[]): ProjectFigures {
  return {
    planned: sum(projects.map(({ planned }) => known(planned))),
    earned: sum(projects.map(({ earned }) => known(earned))),
    actual: sum(projects.map(({ actual }) => known(actual))),
    budget: sum(projects.map(({ budget }) => known(budget))),
  }
}

/** Avoids binary rounding errors in tenths. */
function sum(values: readonly (number | undefined)[]): number | undefined {
  const finite = values.filter((value) => value !== undefined && Number.isFinite(value))
  const total = finite.reduce<number>((all, value) => all + (value ?? 0), 0)
  const rounded = Math.round(total * 1000) / 1000
  return finite.length > 0 && Number.isFinite(rounded) ? rounded : undefined
}
