import type { ResourceView } from '@prospectus/catalogue/resources/centre-query'
import { INDUSTRIES, SECTIONS, THEMES } from './generate-stories.ts'
import { createRandom, type Random } from './random.ts'
import { createVocabulary } from './vocabulary.ts'

const { word, words } = createVocabulary(40_000)
const rareWords = words.slice(200)

/** Distinct site searches: words, parts of words, several words, rare and usual ones. */
export function searchQueries(count: number): readonly string[] {
  const random = createRandom(77)
  return distinct(count, () => {
    const kind = random.next()
    if (kind < 0.35) return word(random)
    if (kind < 0.55) return pieceOf(random, rare(random), 3)
    if (kind < 0.6) return pieceOf(random, word(random), 1)
    if (kind < 0.85) return `${word(random)} ${rare(random)}`
    return `${word(random)} ${word(random)} ${rare(random)}`
  })
}

/** Distinct queries of the resources centre: every mix of filters, most with free text. */
export function resourceQueries(count: number): readonly ResourceView[] {
  const random = createRandom(78)
  const maybe = <T>(share: number, make: () => T) => (random.next() < share ? make() : undefined)
  const made = distinct(count, () => {
    const two = random.next() < 0.3
    return JSON.stringify({
      lang: 'en',
      type: maybe(0.5, () => random.pick(SECTIONS)),
      theme: maybe(0.4, () => random.pick(THEMES)),
      industry: maybe(0.4, () => random.pick(INDUSTRIES)),
      text: maybe(0.8, () =>
        two ? `${word(random)} ${word(random)}` : pieceOf(random, word(random), 2),
      ),
      page: random.below(3) + 1,
      perPage: 9,
    })
  })
  return made.map((query) => JSON.parse(query))
}

function rare(random: Random): string {
  return random.pick(rareWords)
}

function pieceOf(random: Random, word: string, shortest: number): string {
  const length = Math.min(word.length, shortest + random.below(4))
  const start = random.below(word.length - length + 1)
  return word.slice(start, start + length)
}

function distinct(count: number, make: () => string): readonly string[] {
  const made = new Set<string>()
  while (made.size < count) made.add(make())
  return [...made]
}
