import { expect, test } from 'vitest'
import { linksIn } from './docs-paths.ts'

test.each([
  ['to a file', '[x](../a.md)', [{ target: 'a.md' }]],
  ['to a heading of a file', '[x](b.md#why)', [{ target: 'docs/b.md', anchor: 'why' }]],
  ['to a heading of the same file', '[x](#why)', [{ target: 'docs/here.md', anchor: 'why' }]],
  ['with a title', '[x](b.md#why "Why so")', [{ target: 'docs/b.md', anchor: 'why' }]],
  ['to another site, which is not checked', '[x](https://example.com)', []],
  ['by a path as code', '`tools/check`', [{ target: 'tools/check' }]],
])('reads a link %s', (_, text, expected) => {
  expect(linksIn('docs/here.md', text)).toEqual(expected)
})
