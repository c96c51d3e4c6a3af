import { expect, it } from 'vitest'
import { cataloguesIn } from '../messages/catalogues.fixture.ts'
import en from './messages/en.json' with { type: 'json' }
import { warningMessage } from './warning-message.ts'

it('formats a warning in English with its values', () => {
  expect(warningMessage('heading-jump', { from: 2, to: 4 })).toBe(
    'A heading 4 follows a heading 2: a level is left out.',
  )
})

// The API sends only the values that the English texts use.
it.each(cataloguesIn(`${import.meta.dirname}/messages`))(
  '%s has a sentence for each warning, and names nothing that English does not',
  (_, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en))
    for (const [key, text] of Object.entries(texts)) {
      const named = String(text).match(/\{\w+\}/g) ?? []
      expect(en[key as keyof typeof en]).toSatisfy((english: string) =>
        named.every((name) => english.includes(name)),
      )
    }
  },
)
