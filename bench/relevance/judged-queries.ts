import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder } from '../../tools/run/project.ts'

/** What a query is: a topic, a name, a name with a typing error, or a whole sentence. */
export const KINDS = ['topic', 'name', 'misspelling', 'question'] as const

export interface JudgedQuery {
  readonly query: string
  readonly kind: string
  /** By full slug: 3 for what the visitor wanted, 2 for a good result, 1 for a helpful one. */
  readonly answers: Readonly<Record<string, number>>
}

/** Reads the brand's `judged-queries.json`. */
export function judgedQueries(): readonly JudgedQuery[] {
  return JSON.parse(readFileSync(join(brandFolder(), 'judged-queries.json'), 'utf8'))
}

/** Problems with judged queries, a sentence each, such as a grade for a missing story. */
export function findingsIn(
  queries: readonly JudgedQuery[],
  fullSlugs: ReadonlySet<string>,
): readonly string[] {
  const seen = new Set<string>()
  return queries.flatMap(({ query, kind, answers }) => {
    const findings = Object.entries(answers).flatMap(([fullSlug, grade]) => [
      ...(fullSlugs.has(fullSlug) ? [] : [`there is no story ${fullSlug}`]),
      ...([1, 2, 3].includes(grade) ? [] : [`the grade of ${fullSlug} is ${grade}, not 1, 2 or 3`]),
    ])
    if (Object.keys(answers).length === 0) findings.push('there is no answer')
    if (!KINDS.some((known) => known === kind)) {
      findings.push(`the kind is ${kind}, not ${KINDS.join(', ')}`)
    }
    if (seen.has(query)) findings.push('it is listed twice')
    seen.add(query)
    return findings.map((finding) => `${query}: ${finding}`)
  })
}
