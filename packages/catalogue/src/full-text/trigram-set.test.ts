import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayContain, trigramsOf } from './trigram-set.ts'

it('SEARCH-2 a set of trigrams never rules out a part of the text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '漢', '😀'), maxLength: 30 })
  fc.assert(
    fc.property(text, fc.nat(30), fc.nat(10), (typed, start, length) => {
      expect(mayContain(trigramsOf(typed), typed.slice(start, start + length))).toBe(true)
    }),
  )
})

it('SEARCH-2 a set of trigrams rules out what is not in the text', () => {
  const set = trigramsOf('\nportfolio\nplan\n')
  expect(mayContain(set, 'budget')).toBe(false)
  expect(mayContain(set, '\nfolio')).toBe(false)
})
