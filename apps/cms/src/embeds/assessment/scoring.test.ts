import type { Assessment } from '@prospectus/content/schema/stories/assessment'
import { describe, expect, it } from 'vitest'
import { countQuestions, score } from './scoring.ts'

const question = (uid: string) => ({
  uid,
  question: uid,
  answer_0: '0',
  answer_1: '1',
  answer_2: '2',
  answer_3: '3',
  answer_4: '4',
})
const dimension = (name: string, questions: number) => ({
  uid: name,
  name,
  questions: Array.from({ length: questions }, (_, n) => question(`${name}${n}`)),
  next_low: `${name} low`,
  next_middle: `${name} middle`,
  next_high: `${name} high`,
})
const band = (name: string, from: number) => ({ uid: name, name, from, description: name })
const assessment: Assessment = {
  kind: 'assessment',
  edition: '1',
  introduction: undefined,
  dimensions: [dimension('plan', 2), dimension('money', 1), dimension('people', 2)],
  bands: [band('system', 14), band('memory', 0), band('document', 7)],
}

describe('the score of an assessment', () => {
  it('asks each question once', () => expect(countQuestions(assessment)).toBe(5))

  it.each([
    [[0, 0, 0, 0, 0], 0, 'memory'],
    [[1, 1, 1, 1, 2], 6, 'memory'],
    [[1, 1, 1, 2, 2], 7, 'document'],
    [[2, 3, 2, 3, 3], 13, 'document'],
    [[2, 3, 3, 3, 3], 14, 'system'],
    [[4, 4, 4, 4, 4], 20, 'system'],
  ])('EMBED-1 for the answers %j is %d of 20: %s', (answers, points, name) => {
    const { points: scored, maximum, band: found } = score(assessment, answers)
    expect([scored, maximum, found?.name]).toEqual([points, 20, name])
  })

  it.each([
    [[0, 3, 0, 0, 0], 'plan low'],
    [[2, 1, 0, 0, 0], 'plan low'],
    [[2, 2, 0, 0, 0], 'plan middle'],
    [[4, 1, 0, 0, 0], 'plan middle'],
    [[4, 2, 0, 0, 0], 'plan high'],
    [[4, 4, 0, 0, 0], 'plan high'],
  ])('EMBED-1 for the answers %j advises on the first dimension: %s', (answers, next) => {
    expect(score(assessment, answers).dimensions[0]?.nextStep).toBe(next)
  })

  it.each([
    [[4, 4, 2, 3, 3], 'money'],
    [[2, 2, 2, 2, 2], 'plan'],
    [[1, 2, 2, 0, 2], 'people'],
    [[0, 0, 0, 0, 0], 'plan'],
  ])('EMBED-1 for the answers %j names what to improve first: %s', (answers, name) => {
    expect(score(assessment, answers).weakest?.dimension.name).toBe(name)
  })

  it('has no band if the assessment has none', () => {
    expect(score({ ...assessment, bands: [] }, [0, 0, 0, 0, 0]).band).toBeUndefined()
  })
})
