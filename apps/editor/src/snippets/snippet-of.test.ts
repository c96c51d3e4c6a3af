import { expect, it } from 'vitest'
import type { Json } from '../document/json.ts'
import { snippetOf } from './snippet-of.ts'

const image = { filename: 'https://embeds.example/f/1/1200x800/ab12/cover.jpg' }
const shown = (content: Readonly<Record<string, Json>>, given: object = {}) =>
  snippetOf(
    {
      name: 'Nine curves',
      tag_list: [],
      content: { _uid: 'r', component: 'modules/resource', ...content },
    },
    { uuid: 'u', full_slug: 'blog/nine-curves', ...given },
    'https://www.vendor.example',
    { organisation: 'Vendor', strapline: 'Plans that hold.' },
  )

it('HEAD-1 without words of its own a page is shown with its name and what the site says', () => {
  expect(shown({})).toMatchObject({
    title: 'Nine curves – Vendor',
    description: 'Plans that hold.',
    sharedTitle: 'Nine curves',
    sharedDescription: 'Plans that hold.',
    picture: undefined,
    trail: 'www.vendor.example › blog › nine-curves',
  })
})

it('HEAD-1 the words for search and sharing win, and the picture is cut as the site gives it', () => {
  const seo = { title: 'Vendor curves', description: 'All nine.', og_title: 'See', og_image: '' }
  expect(shown({ seo, image })).toMatchObject({
    title: 'Vendor curves',
    description: 'All nine.',
    sharedTitle: 'See',
    sharedDescription: 'All nine.',
    picture: `${image.filename}/m/1200x630/smart/filters:format(jpeg):quality(80)`,
  })
})

it('the home page is shown by its host', () => {
  expect(shown({}, { full_slug: 'home' }).trail).toBe('www.vendor.example')
})
