import { messagesFor } from '@prospectus/content/messages/messages'
import type { Link } from '@prospectus/content/schema/links/multilink'
import { expect, test } from 'vitest'
import { emptySnapshot } from '../testing/render.tsx'
import { destinationLabel } from './destination-label.ts'

const snapshot = emptySnapshot({ languages: ['de'] })
const wordsTo = (link: Partial<Link>, lang = 'en') =>
  destinationLabel(
    { href: '/about', isExternal: false, opensNewTab: false, isFile: false, ...link },
    { messages: messagesFor(lang), snapshot },
  )

test.each([
  ['/client-stories/halden-rail', 'Read the client story'],
  ['/client-stories/halden-rail#figures', 'Read the client story'],
  ['/podcast/slack-is-not-waste', 'Open the entry'],
  ['/blog/nine-curves', 'Read the article'],
  ['/videos/a-gate', 'Open the entry'],
  ['/videos/', 'Read more'],
  ['/about', 'Read more'],
  ['/toString/constructor', 'Read more'],
  ['mailto:press@vendor.example', 'Read more'],
  ['#figures', 'Read more'],
])('BLOCK-10 a link to %s says %s', (href, labels) => {
  expect(wordsTo({ href })).toBe(labels)
})

test('BLOCK-10 a file is labelled as a download, and another site never as a section of ours', () => {
  expect(wordsTo({ href: '/assets/f/1/plan.pdf', isFile: true })).toBe('Download')
  expect(wordsTo({ href: 'https://blog.example/blog/a', isExternal: true })).toBe('Read more')
})

test('LANG-1 uses the language of the page, wherever the link leads', () => {
  expect(wordsTo({ href: '/de/blog/neun-kurven' }, 'de')).toBe('Zum Artikel')
  expect(wordsTo({ href: '/client-stories/halden-rail' }, 'de')).toBe('Zur Kundengeschichte')
  expect(wordsTo({ href: '/de/blog/' }, 'de')).toBe('Weiterlesen')
})
