import type { Random } from '../../../covers/random.ts'

/** A random number from the standard normal distribution (Box-Muller transform). */
export function normal(random: Random): number {
  const [radius, angle] = [random.between(1e-12, 1), random.between(0, 2 * Math.PI)]
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(angle)
}

/** Quantile of the standard normal distribution, to three decimals. */
export function normalQuantile(share: number): number {
  if (share > 0.5) return -normalQuantile(1 - share)
  const t = Math.sqrt(-2 * Math.log(share))
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2
  return above / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3) - t
}

/** A random count from the Poisson distribution with this mean. */
export function poisson(random: Random, mean: number): number {
  let [count, product] = [0, random.between(0, 1)]
  while (product > Math.exp(-mean)) {
    count += 1
    product *= random.between(0, 1)
  }
  return count
}
