import { expect, it } from 'vitest'
import { spokenForm } from './spoken-form.ts'

it('writes amounts as people say them', () => {
  expect(spokenForm('£640,000 a day')).toBe('640000 pounds a day')
  expect(spokenForm('£1.5m, then £27m')).toBe('1.5 million pounds, then 27 million pounds')
  expect(spokenForm('for every pound, £1.14 of work')).toBe('for every pound, 1 pound 14 of work')
  expect(spokenForm('78% of £1')).toBe('78 per cent of 1 pound')
})

it('leaves out what cannot be spoken', () => {
  expect(spokenForm('“Saliński” said: it’s')).toBe("Salinski said: it's")
  expect(spokenForm('day −2 – or so')).toBe('day minus 2, or so')
})
