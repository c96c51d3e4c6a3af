import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'
import { INDUSTRIES, SECTIONS, THEMES } from './generate-stories.ts'
import { createRandom, type Random } from './random.ts'
import { createVocabulary } from './vocabulary.ts'

const { word, words } = createVocabulary(40_000)
const rareWords = words.slice(200)

/** Distinct site searches: words, parts of words and several words, both rare and frequent. */
export function searchQueries(count: number): readonly string[] {
  const random = createRandom(77)
  return distinct(count, () => {
    const kind = random.next()
    if (kind < 0.35) return word(random)
    if (kind < 0.55) return partOf(random, rareWord(random), 3)
    if (kind < 0.6) return partOf(random, word(random), 1)
    if (kind < 0.85) return `${word(random)} ${rareWord(random)}`
    return `${word(random)} ${word(random)} ${rareWord(random)}`
  })
}

/** Distinct queries of the resources centre, with all combinations of filters, most with free text. */
export function resourceQueries(count: number): readonly ResourceView[] {
  const random = createRandom(78)
  const maybe = <T>(share: number, make: () => T) => (random.next() < share ? make() : undefined)
  const queries = distinct(count, () => {
    const hasTwoWords = random.next() < 0.3
    return JSON.stringify({
      lang: 'en',
      type: maybe(0.5, () => random.pick(SECTIONS)),
      theme: maybe(0.4, () => random.pick(THEMES)),
      industry: maybe(0.4, () => random.pick(INDUSTRIES)),
      text: maybe(0.8, () =>
        hasTwoWords ? `${word(random)} ${word(random)}` : partOf(random, word(random), 2),
      ),
      page: random.below(3) + 1,
      perPage: 9,
    })
  })
  return queries.map((query) => JSON.parse(query))
}

function rareWord(random: Random): string {
  return random.pick(rareWords)
}

function partOf(random: Random, word: string, minLength: number): string {
  const length = Math.min(word.length, minLength + random.below(4))
  const start = random.below(word.length - length + 1)
  return word.slice(start, start + length)
}

function distinct(count: number, make: () => string): readonly string[] {
  const texts = new Set<string>()
  while (texts.size < count) texts.add(make())
  return [...texts]
}
