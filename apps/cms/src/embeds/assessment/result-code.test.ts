import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAnswers, encodeAnswers } from './scoring.ts'

const assessment = { id: 'which-service', edition: '1', questionCount: 12 }
const answers = array(integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 })

describe('the address of a result', () => {
  it('EMBED-1 holds the answers themselves', () => {
    const code = encodeAnswers(assessment, [0, 3, 1, 4, 2, 2, 1, 3, 0, 4, 1, 2])
    expect(code).toMatch(/^031422130412-\d\d$/)
    assert(
      property(answers, (given) => {
        expect(decodeAnswers(assessment, encodeAnswers(assessment, given))).toEqual(given)
      }),
    )
  })

  it('MSG-1 is rejected with one wrong digit, or two swapped ones', () => {
    const index = integer({ min: 0, max: 11 })
    assert(
      property(tuple(answers, index, constantFrom(1, 2, 3, 4)), ([given, at, by]) => {
        const code = [...encodeAnswers(assessment, given)]
        code[at] = String((Number(code[at]) + by) % 5)
        expect(decodeAnswers(assessment, code.join(''))).toBeUndefined()
      }),
    )
    assert(
      property(tuple(answers, integer({ min: 0, max: 10 })), ([given, at]) => {
        const code = encodeAnswers(assessment, given)
        const swapped = `${code.slice(0, at)}${code[at + 1]}${code[at]}${code.slice(at + 2)}`
        expect(decodeAnswers(assessment, swapped)).toEqual(swapped === code ? given : undefined)
      }),
    )
  })

  it.each([
    ['another assessment', { ...assessment, id: 'risk' }],
    ['another edition', { ...assessment, edition: '2' }],
    ['another number of questions', { ...assessment, questionCount: 11 }],
  ])('MSG-1 is rejected by %s', (_, other) => {
    expect(decodeAnswers(other, encodeAnswers(assessment, Array(12).fill(2)))).toBeUndefined()
  })

  it.each(['', '-', '222222222222', '222222222222-', '٢٢٢٢٢٢٢٢٢٢٢٢-10', '999999999999-10', '%00'])(
    'MSG-1 is rejected with the code %j',
    (code) => expect(decodeAnswers(assessment, code)).toBeUndefined(),
  )
})
