/** Quantile of values, interpolated between neighbours; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at - Math.floor(at))
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/**
 * P-value of the Kruskal-Wallis test: the probability that groups of one population differ in their ranks at least as
 * much as these. It uses the chi-square approximation, and mean ranks for ties.
 */
export function kruskalWallisPValue(groups: readonly (readonly number[])[]): number {
  const all = groups.flat().sort((a, b) => a - b)
  const rankOf = (value: number) => (all.indexOf(value) + all.lastIndexOf(value)) / 2 + 1
  const count = all.length
  const between = groups.reduce((sum, group) => {
    const ranks = group.reduce((of, value) => of + rankOf(value), 0)
    return sum + ranks ** 2 / group.length
  }, 0)
  const h = (12 / (count * (count + 1))) * between - 3 * (count + 1)
  return chiSquareTail(h, groups.length - 1)
}

/** Upper tail of a chi-square distribution, by recurrence in steps of two degrees of freedom. */
function chiSquareTail(value: number, degreesOfFreedom: number): number {
  const half = value / 2
  if (degreesOfFreedom === 1) return 2 * (1 - normalShare(Math.sqrt(value)))
  if (degreesOfFreedom === 2) return Math.exp(-half)
  const a = degreesOfFreedom / 2 - 1
  return chiSquareTail(value, degreesOfFreedom - 2) + (half ** a * Math.exp(-half)) / gamma(a + 1)
}

/** The gamma function of positive integers and half-integers. */
function gamma(value: number): number {
  if (value === 0.5) return Math.sqrt(Math.PI)
  return value === 1 ? 1 : (value - 1) * gamma(value - 1)
}

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, to seven decimals). */
function normalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = terms.reduceRight((rest, term) => (rest + term) * t, 0)
  const tail = (Math.exp(-(value ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum
  return value > 0 ? 1 - tail : tail
}
