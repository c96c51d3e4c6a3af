import { expect, test } from 'vitest'
import { storedFullSlugs } from './language.ts'

test.each([
  ['de/about', 'de', ['de/about', 'about']],
  ['about', 'de', ['about']],
  ['de/about', undefined, ['de/about']],
])(
  'delivery-protocol#languages the slug %s in the language %s finds %j and no other story',
  (slug, language, stored) => {
    expect(storedFullSlugs(slug, language)).toEqual(stored)
  },
)
