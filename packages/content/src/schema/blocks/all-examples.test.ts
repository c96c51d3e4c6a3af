import { expect, test } from 'vitest'
import { coreExamples } from './all-examples.ts'

const OF_ONE_TRADE =
  /\b(projects?|projekt\w*|portfolios?|programmes?|pmo|earned value|gantt|s-curves?|milestones?|baselines?|sprints?|backlogs?)\b/gi

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

test.each(Object.entries(coreExamples))(
  'BRAND-1 the examples of %s speak of no trade, since every brand shows them',
  (_, examples) => {
    const words = textsIn(examples).flatMap((text) => text.match(OF_ONE_TRADE) ?? [])
    expect(words).toEqual([])
  },
)
