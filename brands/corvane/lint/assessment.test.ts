import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../content/stories', path), 'utf8')).content
const shape = (path: string) =>
  read(path).dimensions.map(
    (part: { readonly questions: readonly unknown[] }) => part.questions.length,
  )

it('EMBED-1 LANG-2 the assessment asks a dozen questions, the same in each language', () => {
  expect(shape('assessments/pmo-maturity.json')).toEqual([2, 2, 2, 2, 2, 2])
  expect(shape('de/assessments/pmo-maturity.json')).toEqual([2, 2, 2, 2, 2, 2])
})
