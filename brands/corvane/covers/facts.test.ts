import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hasGlyphs } from '../../../apps/site/src/social/font-outlines.ts'
import { readStoryFiles } from '../../../tools/content/story-files.ts'
import font from '../design/fonts/letters.json' with { type: 'json' }
import { lineCount } from './drawings/words.ts'
import facts from './facts.json' with { type: 'json' }
import { factOf } from './facts.ts'

const UNITS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'no ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

it('BLOCK-12 the fact on a cover is in its text: its figures, and its words of five letters and more', async () => {
  const stories = await readStoryFiles(join(import.meta.dirname, '../content/stories'))
  const texts = new Map(
    stories.map(({ full_slug, name, content }) => [
      full_slug,
      `${name} ${JSON.stringify(content)}`,
    ]),
  )
  const strangers = Object.keys(facts).flatMap((slug) => {
    const { figure = '', label = '' } = factOf(slug) ?? {}
    const said = `${figure} ${label}`
    const text = texts.get(slug)?.toLowerCase() ?? ''
    const numbers = said.match(/\d+(?:[.,:]\d+)*/g) ?? []
    const words = said.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    return [
      ...numbers.filter((number) => !hasNumber(text, number)),
      ...words.filter((word) => !text.includes(word)),
    ].map((found) => `${slug}: ${found}`)
  })
  expect(strangers).toEqual([])
})

it('a fact names objects that can be drawn, and its label fits beside them', () => {
  for (const [slug, written] of Object.entries(facts)) {
    const { objects = [], figure = '', label = '', ground } = factOf(slug) ?? {}
    const parts = [objects.join(' '), figure, label, ground].filter((part) => part !== undefined)
    expect(parts.join(' | ')).toBe(written)
    expect(hasGlyphs(font, figure + label), slug).toBe(true)
    expect(lineCount(label, 29, 256), slug).toBeLessThanOrEqual(4)
  }
})

/** True if a text has a number in digits, or in words if it is below a hundred. */
function hasNumber(text: string, number: string): boolean {
  const typed = new RegExp(`(?<![\\d,.])${number.replaceAll('.', '\\.')}(?!\\d|[,.]\\d)`)
  return typed.test(text) || (/^\d\d?$/.test(number) && text.includes(inWords(Number(number))))
}

/** A number below a hundred in words, such as twenty-three. */
function inWords(number: number): string {
  const [tens = '', unit = ''] = [TENS[Math.floor(number / 10)], UNITS[number % 10]]
  return UNITS[number] ?? (number % 10 === 0 ? tens : `${tens}-${unit}`)
}
