import { known, type Performance, type ProjectFigures, performanceOf } from './earned-value.ts'

/** The last row of a portfolio: each figure is the sum of its column, where any is known. */
export interface PortfolioTotals extends Performance {
  readonly figures: ProjectFigures
}

/**
 * Adds a portfolio up. An index is reckoned from those projects only that have both of its figures: one
 * that has no plan yet would count as work done that nobody had planned.
 */
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

/** Of what is known; tenths are added without the noise of binary fractions. */
function sum(values: readonly (number | undefined)[]): number | undefined {
  const finite = values.filter((value) => value !== undefined && Number.isFinite(value))
  const total = finite.reduce<number>((all, value) => all + (value ?? 0), 0)
  const rounded = Math.round(total * 1000) / 1000
  return finite.length > 0 && Number.isFinite(rounded) ? rounded : undefined
}
