import { expect, test } from 'vitest'
import { draftWarnings } from './publish-warnings.ts'

const letters = (count: number) => 'x'.repeat(count)
const seo = (title: number, description: number, more = {}) => ({
  seo: { title: letters(title), description: letters(description), ...more },
})
const banner = { component: 'hero-banner', _uid: 'b', heading: 'Words' }
const good = { ...seo(40, 140), body: [banner] }
const text = (...levels: readonly number[]) => ({
  type: 'doc',
  content: levels.map((level) => ({ type: 'heading', attrs: { level }, content: [] })),
})
const picture = (width: number, name = 'a.jpg') => ({
  filename: `https://assets.example/f/1/${width}x900/ab12/${name}`,
})
const about = (uid: string, field: string | undefined, kind: string) => ({ uid, field, kind })
const ofSeo = (kind: string) => about('', 'seo', kind)

test.each<[string, object, readonly object[]]>([
  ['a good page', good, []],
  ['the shortest texts that are enough', { ...good, ...seo(30, 120) }, []],
  ['the longest texts that are shown', { ...good, ...seo(60, 160) }, []],
  ['a short title', { ...good, ...seo(29, 140) }, [ofSeo('title-length')]],
  ['a long title', { ...good, ...seo(61, 140) }, [ofSeo('title-length')]],
  ['a short description', { ...good, ...seo(40, 119) }, [ofSeo('description-length')]],
  ['a long description', { ...good, ...seo(40, 161) }, [ofSeo('description-length')]],
  [
    'neither title nor description',
    { ...good, seo: '' },
    [ofSeo('title-length'), ofSeo('no-description')],
  ],
  ['a story that has no page of its own', { component: 'modules/form' }, []],
  ['no blocks', { ...good, body: [] }, [about('', 'body', 'empty-page')]],
  [
    'a skipped heading level, in a block of a block',
    {
      ...good,
      body: [{ ...banner, inner: [{ component: 'content-area', _uid: 'c', body: text(2, 4) }] }],
    },
    [about('c', 'body', 'heading-jump')],
  ],
  ['headings in order', { ...good, body: [{ ...banner, description: text(3, 4, 2, 3) }] }, []],
  [
    'a block that nobody has filled in',
    { ...good, body: [{ component: 'lead-form', _uid: 'f', description: text() }] },
    [about('f', 'label', 'empty-block')],
  ],
  [
    'a block that is filled in, and one that the site fills',
    {
      ...good,
      body: [
        { component: 'lead-form', _uid: 'f', heading: 'Ask us' },
        { component: 'sitemap', _uid: 's' },
      ],
    },
    [],
  ],
  [
    'a picture too small for its place',
    { ...good, body: [{ component: 'image-banner', _uid: 'i', image: picture(1599) }] },
    [about('i', 'image', 'small-picture')],
  ],
  [
    'pictures that are large enough, drawn, or shown small',
    {
      ...good,
      body: [
        { component: 'image-banner', _uid: 'i', image: picture(1600) },
        { component: 'image-banner', _uid: 'j', image: picture(24, 'a.svg') },
        { component: 'stories', _uid: 'k', image: picture(100) },
      ],
    },
    [],
  ],
  [
    'a picture too small to be shared',
    { ...good, ...seo(40, 140, { og_image: picture(600) }) },
    [about('r', 'seo', 'small-picture')],
  ],
])('PUB-2 the warnings before publishing of %s name block and field', (_, content, expected) => {
  const found = draftWarnings('Home', { _uid: 'r', component: 'modules/page', ...content })
  expect(found.map(({ uid, field, kind }) => ({ uid, field, kind }))).toEqual(expected)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'x'],
  ['lists in lists', { component: 'modules/page', body: [[[null]], 1, { component: 7 }] }],
])('DATA-4 content that is %s is warned about without a fault', (_, content) => {
  expect(() => draftWarnings('', content)).not.toThrow()
})
