import { expect, test } from 'vitest'
import { holdsBlock } from './holds-block.ts'

test('MAP-4 a block is found at any depth', () => {
  const body = [{ component: 'two-column-section', main: { content: [{ component: 'sitemap' }] } }]
  expect(holdsBlock({ component: 'page', body }, 'sitemap')).toBe(true)
  expect(holdsBlock({ component: 'page', body }, 'faqs')).toBe(false)
  expect(holdsBlock({ component: 'page', heading: 'sitemap' }, 'sitemap')).toBe(false)
})

test.each([undefined, null, 'sitemap', 7, []])('DATA-4 %j holds no block', (content) => {
  expect(holdsBlock(content, 'sitemap')).toBe(false)
})

test('DATA-4 content of any depth can be looked through', () => {
  let content: unknown = { component: 'sitemap' }
  for (let level = 0; level < 100_000; level++) content = [content]
  expect(holdsBlock(content, 'sitemap')).toBe(true)
})
