import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readList } from './postings.ts'
import { wordAt, wordsContaining, wordsWithPrefix } from './word-index.ts'
import { WordIndexBuilder } from './word-index-builder.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '漢', '字', '😀'), minLength: 1 })
const texts = fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 20 })

async function indexOf(wordLists: readonly (readonly string[])[], everyShort: boolean) {
  const builder = new WordIndexBuilder()
  wordLists.forEach((words, row) => {
    builder.add(row, words)
  })
  const index = await builder.finish(wordLists.length, everyShort, async () => undefined)
  const named = (numbers: readonly number[]) =>
    numbers.map((number) => wordAt(index, number)).sort()
  return { index, named, distinct: [...new Set(wordLists.flat())].sort() }
}

it('RES-8 words are found by any part of them, of any length', async () => {
  await fc.assert(
    fc.asyncProperty(texts, word, async (wordLists, part) => {
      const { index, named, distinct } = await indexOf(wordLists, true)
      expect(named(wordsContaining(index, part))).toEqual(distinct.filter((w) => w.includes(part)))
    }),
  )
})

it('SEARCH-2 words are found by one or two characters that begin them', async () => {
  await fc.assert(
    fc.asyncProperty(texts, word, async (wordLists, part) => {
      const { index, named, distinct } = await indexOf(wordLists, false)
      const start = part.slice(0, 2)
      expect(named(wordsWithPrefix(index, start))).toEqual(
        distinct.filter((w) => w.startsWith(start)),
      )
    }),
  )
})

it('SEARCH-2 each word has the rows that contain it', async () => {
  const { index } = await indexOf([['plan', 'risk'], ['risk'], [], ['risk', 'plan', 'risk']], false)
  expect(wordAt(index, 0)).toBe('plan')
  expect(readList(index.rows, 0)).toEqual([0, 3])
  expect(readList(index.rows, 1)).toEqual([0, 1, 3])
})

it('SEARCH-2 tens of thousands of words keep their own numbers', async () => {
  const many = Array.from({ length: 30_000 }, (_, n) => `word${n}ofaratherlongkind`)
  const { index } = await indexOf([many, many.slice(15_000)], false)
  expect(index.starts.length - 1).toBe(many.length)
  expect(wordsContaining(index, 'word29999of')).toEqual([29_999])
  expect(readList(index.rows, 29_999)).toEqual([0, 1])
  expect(readList(index.rows, 3)).toEqual([0])
})
