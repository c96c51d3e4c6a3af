import type { ProjectFigures } from '@prospectus/portfolio/earned-value'

/** Size of a budget bar, in the units of its paths. */
export const BAR = { width: 120, height: 20 } as const

/** Paths of a budget bar; undefined if a figure is unknown or there is no budget. */
export function barPaths({ planned, earned, budget = 0 }: ProjectFigures) {
  if (planned === undefined || earned === undefined || budget === 0) return undefined
  const maximum = Math.max(budget, planned, earned)
  const x = (value: number) => Math.round((0.5 + (value / maximum) * (BAR.width - 1)) * 10) / 10
  const [from, to] = [Math.min(x(planned), x(earned)), Math.max(x(planned), x(earned))]
  return {
    budget: `M0.5 6.5H${x(budget)}V14.5H0.5z`,
    earned: `M0.5 6.5H${x(earned)}V14.5H0.5z`,
    gap: `M${from} 6.5H${to}V14.5H${from}z`,
    plan: `M${x(planned)} 1V20`,
  } as const
}
