/**
 * Normalised discounted cumulative gain of the first ten results, 0 to 1; grade 3 counts seven times grade 1. Results
 * and grades are by full slug.
 */
export function ndcg(results: readonly string[], grades: Readonly<Record<string, number>>): number {
  const gain = (grade: number) => 2 ** grade - 1
  const sum = (ordered: readonly number[]) =>
    ordered
      .slice(0, DEPTH)
      .reduce((total, grade, index) => total + gain(grade) / Math.log2(index + 2), 0)
  const best = sum(Object.values(grades).toSorted((a, b) => b - a))
  return best === 0 ? 0 : sum(results.map((fullSlug) => grades[fullSlug] ?? 0)) / best
}

const DEPTH = 10
