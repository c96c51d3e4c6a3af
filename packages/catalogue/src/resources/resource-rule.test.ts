import { fold } from '@prospectus/content/text/fold'
import { isShortWord } from '@prospectus/content/text/word-beginnings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowPredicate } from '../rows/row-predicate.ts'
import type { CentreFilter } from './centre-query.ts'
import { matchesResource } from './matches-resource.fixture.ts'
import { queryOf, resourceEntry } from './resource.fixture.ts'

const entry = resourceEntry({
  name: 'Crème de la Crème: Portfolio  Reviews',
  description: 'What a gate really decides.',
  themes: ['ppm', 'pmo'],
  industries: ['i-1'],
})
/** The result of the resources centre's query, and of the simplest form of the rule. */
const matches = (filter: Partial<CentreFilter>, tested = entry) => {
  const [foldedName, foldedDescription] = [fold(tested.name), fold(tested.description)]
  const row = { entry: tested, foldedName, foldedDescription, parentId: 0 }
  const whole = { lang: 'en', ...filter }
  const isMatch = rowPredicate(queryOf({ ...whole, page: 1, perPage: 9 }))(row)
  expect(matchesResource(tested, whole)).toBe(isMatch)
  return isMatch
}

describe('the resources centre', () => {
  it.each<[string, Partial<CentreFilter>, boolean]>([
    ['no filter', {}, true],
    ['empty filters', { type: '', industry: '', theme: '', text: '' }, true],
    ['its type', { type: 'blog' }, true],
    ['another type', { type: 'news' }, false],
    ['one of its themes', { theme: 'pmo' }, true],
    ['another theme', { theme: 'esg' }, false],
    ['its industry', { industry: 'i-1' }, true],
    ['another industry', { industry: 'i-2' }, false],
    ['all that apply', { type: 'blog', theme: 'ppm', industry: 'i-1', text: 'creme' }, true],
    ['all that apply but one', { type: 'blog', theme: 'ppm', industry: 'i-2' }, false],
    ['another language', { lang: 'de' }, false],
  ])('RES-1 with %s lists the entry: %j', (_, query, expected) => {
    expect(matches(query)).toBe(expected)
  })

  it.each([
    ['CREME', true],
    ['crème de la creme:', true],
    ['portfolio reviews', true],
    ['folio rev', true],
    ['reviews portfolio', false],
    ['GATE really', true],
    ['reviews what', false],
    ['  reviews ', true],
  ])('RES-8 with the text %j lists the entry: %s', (text, expected) => {
    expect(matches({ text })).toBe(expected)
  })

  it.each([
    ["portfolio's", 'The portfolio’s plan'],
    ['portfolio’s', "The portfolio's plan"],
    ['geht´s', 'So geht’s'],
    ['"ready"', 'What “ready” means'],
  ])('RES-8 the text %j finds %j, however apostrophes and quotes are typed', (text, name) => {
    expect(matches({ text }, resourceEntry({ name }))).toBe(true)
  })

  it('DATA-9 leaves out recording pages and what is not a resource', () => {
    expect(matches({}, resourceEntry({ section: 'webinar-recording-pages' }))).toBe(false)
    expect(matches({}, resourceEntry({ component: 'page' }))).toBe(false)
    expect(matches({}, resourceEntry({ section: 'webinars' }))).toBe(true)
  })

  it.each([
    ['po', true],
    ['la', true],
    ['or', false],
    ['lio r', true],
    ['e:', true],
  ])('RES-8 one or two letters have to begin a word: %j', (text, found) => {
    expect(matches({ text })).toBe(found)
  })

  it('RES-8 finds every entry by any stretch of its name that is no short word', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 30 })
    fc.assert(
      fc.property(name, fc.nat(30), fc.nat(30), (name, start, length) => {
        const characters = [...new Intl.Segmenter('en').segment(name)].map(({ segment }) => segment)
        const text = characters.slice(start, start + length).join('')
        fc.pre(!isShortWord(fold(text)))
        expect(matches({ text }, resourceEntry({ name }))).toBe(true)
      }),
    )
  })
})
