import { expect, test } from 'vitest'
import { containsBlock } from './contains-block.ts'

test('MAP-4 a block is found at any depth', () => {
  const body = [{ component: 'two-column-section', main: { content: [{ component: 'sitemap' }] } }]
  expect(containsBlock({ component: 'page', body }, 'sitemap')).toBe(true)
  expect(containsBlock({ component: 'page', body }, 'faqs')).toBe(false)
  expect(containsBlock({ component: 'page', heading: 'sitemap' }, 'sitemap')).toBe(false)
})

test.each([undefined, null, 'sitemap', 7, []])('DATA-4 %j holds no block', (content) => {
  expect(containsBlock(content, 'sitemap')).toBe(false)
})

test('DATA-4 content of any depth can be searched', () => {
  let content: unknown = { component: 'sitemap' }
  for (let level = 0; level < 100_000; level++) content = [content]
  expect(containsBlock(content, 'sitemap')).toBe(true)
})
