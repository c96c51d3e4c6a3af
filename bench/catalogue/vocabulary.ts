import { createRandom, type Random } from './random.ts'

/** Words with a natural language's frequencies and parts: partial matches are as common as in real text. */
export interface Vocabulary {
  readonly words: readonly string[]
  /** Draws a word, frequent ones more often. */
  readonly word: (random: Random) => string
}

/** Creates a vocabulary of `size` words, always the same ones. */
export function createVocabulary(size: number): Vocabulary {
  const random = createRandom(20_260)
  const words = new Set(FREQUENT.split(' '))
  while (words.size < size) words.add(inventWord(random))
  const list = [...words]
  const cumulativeWeights: number[] = []
  let total = 0
  for (let rank = 0; rank < list.length; rank++) {
    total += 1 / (rank + 2.7)
    cumulativeWeights.push(total)
  }
  return {
    words: list,
    word: (draw) => list[firstAbove(cumulativeWeights, draw.next() * total)] ?? 'the',
  }
}

function inventWord(random: Random): string {
  const prefix = random.next() < 0.35 ? random.pick(PREFIXES) : ''
  const middle = random.next() < 0.55 ? random.pick(SYLLABLES) : ''
  const suffix = random.next() < 0.7 ? random.pick(SUFFIXES) : ''
  return prefix + random.pick(SYLLABLES) + middle + random.pick(SYLLABLES) + suffix
}

/** Index of the first of ascending numbers that is above `value`; the last index if none is. */
function firstAbove(ascending: readonly number[], value: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ascending[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}

const FREQUENT =
  'the of and to a in is that for it as was with be by on not he this are or his from at which but ' +
  'have an had they you were their one all we can her has there been if more when will would who so ' +
  'no project portfolio schedule cost risk value plan programme office gate forecast earned resource ' +
  'capacity benefit budget report review board delay float baseline milestone contract supplier ' +
  'estimate variance performance management business engineering delivery strategy workforce team'
const PREFIXES = ['re', 'con', 'de', 'in', 'un', 'pro', 'pre', 'dis', 'ex', 'over', 'sub', 'inter']
const SUFFIXES = ['ing', 'ed', 's', 'tion', 'ment', 'al', 'er', 'ly', 'ity', 'ness', 'ance', 'ive']
const SYLLABLES = (
  'ba be bil bor ca cal cen cha cor da der dol du el en er fa fer fil for ga gen gra har hel ho il ' +
  'im jun ka ker la lan lec lin lo ma mal men mer mi mon mor na nec ner ni nor o or pa par pel per ' +
  'pla pol por qua ra ran ref rel ris ro sa sal san sec sel ser si sol sta ster stra ta tal tan ten ' +
  'ter ti tol tra tri tu ul un va val ven ver vi vol wa wen wor ya zen'
).split(' ')
