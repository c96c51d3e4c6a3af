export interface Risk {
  /** That it happens, in percent. */
  readonly chance: number
  /** What it costs if it happens. */
  readonly impact: number
}

/** What a register of risks comes to. */
export interface Exposure<Kind extends Risk> {
  /** The heaviest first. */
  readonly risks: readonly (Kind & { readonly expected: number })[]
  readonly impact: number
  /** Chance by impact, added up. */
  readonly expected: number
}

/** Weighs risks by chance and impact. */
export function exposureOf<Kind extends Risk>(risks: readonly Kind[]): Exposure<Kind> {
  const weighed = risks
    .map((risk) => ({ ...risk, expected: (risk.chance * risk.impact) / 100 }))
    .toSorted((one, other) => other.expected - one.expected)
  const sum = (of: 'impact' | 'expected') => weighed.reduce((all, risk) => all + risk[of], 0)
  return { risks: weighed, impact: sum('impact'), expected: sum('expected') }
}
