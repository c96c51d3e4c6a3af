import { generateSpace } from '../catalogue/generate-stories.ts'
import { createRandom, type Random } from '../catalogue/random.ts'
import { createVocabulary } from '../catalogue/vocabulary.ts'

/** Distinct site searches, by shape. */
export type QueriesByShape = Readonly<Record<string, readonly string[]>>

const { words } = createVocabulary(40_000)
const common = words.slice(0, 400)
const rare = words.slice(4000)

/** Generates up to `count` queries of each shape, different ones each round. */
export async function queriesByShape(
  size: number,
  round: number,
  count: number,
): Promise<QueriesByShape> {
  const random = createRandom(round + 1)
  const names = await sampleNames(size, random, count)
  const rareWord = () => random.pick(rare)
  const shapes: Record<string, () => string> = {
    'common word': () => random.pick(common),
    'rare word': rareWord,
    'two words': () => `${random.pick(common)} ${rareWord()}`,
    beginning: () => rareWord().slice(0, 3 + random.below(3)),
    'one or two letters': () => letters(random),
    'inside a word': () => rareWord().slice(1, 5 + random.below(2)),
    'phrase in a name': () => phraseOf(random.pick(names), random),
    'no result': () => `${rareWord()}qx${random.below(1_000_000)}`,
  }
  return Object.fromEntries(
    Object.entries(shapes).map(([shape, make]) => [shape, distinct(count, make)]),
  )
}

async function sampleNames(
  size: number,
  random: Random,
  count: number,
): Promise<readonly string[]> {
  const names: string[] = []
  const skipped = random.below(Math.max(1, Math.min(size, 2000) - 4 * count))
  let index = 0
  for await (const { name } of generateSpace(size).stories()) {
    if (index++ >= skipped) names.push(name)
    if (names.length === 4 * count) break
  }
  return names
}

function phraseOf(name: string, random: Random): string {
  const nameWords = name.toLowerCase().split(' ')
  const start = random.below(nameWords.length - 2)
  return nameWords.slice(start, start + 2 + random.below(2)).join(' ')
}

function letters(random: Random): string {
  return random.pick(common).slice(0, 1) + (random.next() < 0.9 ? random.pick(LETTERS) : '')
}

/** Returns distinct texts: fewer than `count` if `generate` has fewer, as for one or two letters. */
function distinct(count: number, generate: () => string): readonly string[] {
  const texts = new Set<string>()
  for (let tries = 0; texts.size < count && tries < 50 * count; tries++) texts.add(generate())
  return [...texts]
}

const LETTERS = 'aehilnorstu'.split('')
