import { expect, it } from 'vitest'
import { LANGUAGES, languageOf } from './language.ts'

it.each([
  [undefined, ['de-AT', 'en'], 'de'],
  [undefined, ['fr', 'DE'], 'de'],
  [undefined, ['fr'], 'en'],
  [undefined, [], 'en'],
  ['en', ['de'], 'en'],
  ['constructor', ['de'], 'de'],
])(
  'with %s chosen and a browser that wishes %s the interface is in %s',
  (chosen, wishes, language) => {
    expect(languageOf(chosen, wishes)).toBe(language)
  },
)

it('a language that is only a file is one of the interface', () => {
  expect(LANGUAGES.toSorted()).toEqual(['de', 'en'])
  expect(languageOf('xx', ['de'], [...LANGUAGES, 'xx'])).toBe('xx')
})
