/** Normalised discounted cumulative gain of the first ten of `found`, 0 to 1; grade 3 counts seven times grade 1. */
export function ndcg(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const gain = (grade: number) => 2 ** grade - 1
  const sum = (ordered: readonly number[]) =>
    ordered.slice(0, DEPTH).reduce((total, grade, at) => total + gain(grade) / Math.log2(at + 2), 0)
  const best = sum(Object.values(grades).toSorted((a, b) => b - a))
  return best === 0 ? 0 : sum(found.map((slug) => grades[slug] ?? 0)) / best
}

const DEPTH = 10
