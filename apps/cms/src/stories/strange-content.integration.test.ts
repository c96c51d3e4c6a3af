import { expect, test } from 'vitest'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { changeStory } from './change-story.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { publishStory } from './publish-story.ts'

const strange: readonly [string, Readonly<Record<string, unknown>>][] = [
  ['null characters', { 'key\0': 'a\0b', list: ['\0'] }],
  ['lone surrogates', { '\ud800': 'a\udfff', text: '\ud83d' }],
  ['a text of a megabyte', { text: 'long words '.repeat(100_000) }],
  ['a word of a megabyte', { text: '漢'.repeat(400_000) }],
  ['a key of a megabyte', { ['k'.repeat(1e6)]: { inside: 1 } }],
  [
    'ten thousand keys',
    Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, index])),
  ],
  [
    'a hundred thousand words',
    { text: Array.from({ length: 100_000 }, (_, index) => `word${index * 7919}`).join(' ') },
  ],
  ['incompressible long values', { text: noise(900), list: [noise(5000), noise(800)] }],
  ['a component that is long', { component: noise(3000) }],
  ['a component that is no text', { component: ['page'] }],
  ['numbers at the edges', { list: [Number.MAX_VALUE, 5e-324, -0, 2 ** 53, '1'.repeat(99)] }],
  ['prototype keys', JSON.parse('{"__proto__":{"a":1},"constructor":"x","toString":null}')],
  ['quotes and backslashes', { '"\'\\': '"\'\\; drop table story --', 'a[0].b': '$.x' }],
  ['deep nesting', nested(2000)],
]

/** Long content is tested on SQLite, which has no such limits, only in `npm run audit`. */
const isLong = (content: object) => JSON.stringify(content).length > 100_000

onBothDatabases('strange content', (open, { kind }) => {
  const tested = strange.filter(
    ([, content]) => kind === 'postgres' || process.env.EVERY_DATABASE || !isLong(content),
  )
  test.each(tested)('%s is stored unchanged', async (_name, content) => {
    const storage = await open()
    const name = 'Name \0 \ud800'
    const tagList = ['tag \0', noise(2000)]
    const { id } = await storage.change(createStory, { slug: 'one', name, content, tagList })
    await storage.change(publishStory, id)
    const story = await storage.findStory({ id }, 'published')
    expect(story?.content).toBe(JSON.stringify(content))
    expect(story?.tag_list).toEqual(tagList)
    expect(story?.name).toBe('Name \uFFFD \uFFFD')
    await storage.change(changeStory, id, { content: {} })
    await storage.change(deleteStory, id)
  })
})

/** Incompressible text of three-byte characters. */
function noise(length: number): string {
  let state = 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCodePoint(0x4e00 + (state % 20_000))
  }).join('')
}

function nested(levels: number): Readonly<Record<string, unknown>> {
  let content: Readonly<Record<string, unknown>> = { text: 'innermost' }
  for (let level = 0; level < levels; level++) content = { a: content }
  return content
}
