import { expect, test } from 'vitest'
import { pageParts } from './page-parts.ts'
import { createPartStore } from './part-store.ts'

const HEAD = '<!doctype html><html><head><title>T</title>'
const block = (uid: string, text: string) =>
  `<section data-block="b" data-blok-uid="17-${uid}"><div data-blok-uid="17-in-${uid}">${text}</div></section>`
const page = (...blocks: readonly string[]) =>
  `${HEAD}<style>a{}</style></head><body><header></header><main><h1>T</h1>${blocks.join('')}</main><footer></footer></body></html>`
const story = (...uids: readonly string[]) => ({
  id: 17,
  content: { body: uids.map((_uid) => ({ _uid })) },
})
const parts = (html: string, uids: readonly string[], known: readonly string[] = []) =>
  pageParts(html, story(...uids), new Set(known))

test('live-preview#unsaved-stories the parts of a page are the page, cut before each of its blocks', () => {
  const cut = parts(page(block('a', '1'), block('b', '2')), ['a', 'b'])
  expect(cut.map((part) => part.block)).toEqual([undefined, undefined, '17-a', '17-b', undefined])
  expect(cut.map(({ html }) => html).join('')).toBe(
    page(block('a', '1'), block('b', '2')).replace('<style>a{}</style>', ''),
  )
  expect(cut[2]?.html).toBe(block('a', '1'))
})

test('live-preview#unsaved-stories of a known page, only the parts that have changed are sent', () => {
  const shown = createPartStore()
  const first = parts(page(block('a', '1'), block('b', '2')), ['a', 'b'], shown.known())
  expect(shown.update(first)).toMatchObject({ kind: 'page' })
  const second = parts(page(block('a', '1'), block('b', '3')), ['a', 'b'], shown.known())
  expect(second.flatMap(({ html }) => html ?? [])).toEqual([block('b', '3')])
  expect(shown.update(second)).toEqual({
    kind: 'blocks',
    head: undefined,
    blocks: [{ blockId: '17-b', before: block('b', '2'), after: block('b', '3') }],
  })
})

test.each<[string, readonly string[], readonly string[]]>([
  ['moved', [block('b', '2'), block('a', '1')], ['b', 'a']],
  ['added', [block('a', '1'), block('b', '2'), block('c', '3')], ['a', 'b', 'c']],
  ['removed', [block('b', '2')], ['b']],
])('live-preview#repaint a block that is %s makes it another page', (_, blocks, uids) => {
  const shown = createPartStore()
  shown.update(parts(page(block('a', '1'), block('b', '2')), ['a', 'b']))
  const change = shown.update(parts(page(...blocks), uids, shown.known()))
  expect(change).toEqual({
    kind: 'page',
    html: page(...blocks).replace('<style>a{}</style>', ''),
  })
})

test('live-preview#repaint parts around the blocks, and a page after a reset, come whole', () => {
  const shown = createPartStore()
  shown.update(parts(page(block('a', '1')), ['a']))
  const other = page(block('a', '1')).replace('<footer>', '<footer>Other')
  expect(shown.update(parts(other, ['a'], shown.known())).kind).toBe('page')
  shown.clear()
  expect(shown.known()).toEqual([])
})

test('a part that is neither sent nor known is an error, and a block twice on the page harms nothing', () => {
  expect(() => createPartStore().update([{ key: 'k' }])).toThrow('the HTML of part k')
  const twice = parts(page(block('a', '1'), block('a', '1')), ['a', 'a', 'gone', '" x'])
  expect(twice.map(({ html }) => html).join('')).toContain(block('a', '1') + block('a', '1'))
})
