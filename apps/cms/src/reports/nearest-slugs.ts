/**
 * The full slugs that are most like one that leads nowhere: by the pairs of letters that they share, the last
 * segment counting more than the folders before it, since pages move more often than they are renamed.
 *
 * @returns at most three, the likeliest first
 */
export function nearestSlugs(missing: string, known: readonly string[]): readonly string[] {
  return known
    .map((slug) => ({ slug, likeness: likeness(missing, slug.replace(/\/$/, '')) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness || (a.slug < b.slug ? -1 : 1))
    .slice(0, MOST)
    .map(({ slug }) => slug)
}

function likeness(one: string, other: string): number {
  return 0.35 * shared(one, other) + 0.65 * shared(lastSegment(one), lastSegment(other))
}

/** Dice's coefficient: twice the pairs in both, of all pairs. */
function shared(one: string, other: string): number {
  const [a, b] = [pairs(one), pairs(other)]
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size)
}

function pairs(text: string): ReadonlySet<string> {
  const framed = `^${text}$`
  return new Set(Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2)))
}

/** Without the ending of a file, which other software puts there. */
function lastSegment(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1).replace(/\.(html?|php|aspx?|jsp)$/, '')
}

const LEAST_LIKENESS = 0.35
const MOST = 3
