/**
 * How good an order of results is, from 0 to 1: normalised discounted cumulative gain of the first ten. An
 * answer of grade 3 counts seven times as much as one of grade 1, and less the further down it stands; 1 is
 * the best order that there could be.
 *
 * @param found full slugs in the order of the results
 * @param grades by full slug; what has none is no answer
 */
export function ndcg(found: readonly string[], grades: Readonly<Record<string, number>>): number {
  const gain = (grade: number) => 2 ** grade - 1
  const sum = (ordered: readonly number[]) =>
    ordered.slice(0, DEPTH).reduce((total, grade, at) => total + gain(grade) / Math.log2(at + 2), 0)
  const best = sum(Object.values(grades).toSorted((a, b) => b - a))
  return best === 0 ? 0 : sum(found.map((slug) => grades[slug] ?? 0)) / best
}

const DEPTH = 10
