import { expect, test } from 'vitest'
import { headingAnchors } from './heading-anchors.ts'

test.each([
  ['its title', '# Architecture', ['architecture']],
  ['signs and code', '## `cv` and: Rate limits', ['cv-and-rate-limits']],
  ['letters outside ASCII', '## Größe der Bilder', ['größe-der-bilder']],
  ['repeated headings', '## Why\n\n## How\n\n### Why\n\n### Why', ['why', 'how', 'why-1', 'why-2']],
  ['no comment in code', '## Use\n\n```sh\n# Start\n```\n\n## More', ['use', 'more']],
])('a document has anchors for %s', (_, text, expected) => {
  expect(headingAnchors(text)).toEqual(expected)
})
