import { expect, it } from 'vitest'
import type { Json } from '../document/json.ts'
import { buildSnippet } from './build-snippet.ts'

const image = { filename: 'https://embeds.example/f/1/1200x800/ab12/cover.jpg' }
const snippetFor = (content: Readonly<Record<string, Json>>, record: object = {}) =>
  buildSnippet(
    {
      name: 'Nine curves',
      tag_list: [],
      content: { _uid: 'r', component: 'modules/resource', ...content },
    },
    { uuid: 'u', full_slug: 'blog/nine-curves', ...record },
    'https://www.vendor.example',
    { organisation: 'Vendor', strapline: 'Plans that hold.' },
  )

it('HEAD-1 a page without its own texts is shown with its name and the texts of the site', () => {
  expect(snippetFor({})).toMatchObject({
    title: 'Nine curves – Vendor',
    description: 'Plans that hold.',
    sharedTitle: 'Nine curves',
    sharedDescription: 'Plans that hold.',
    picture: undefined,
    trail: 'www.vendor.example › blog › nine-curves',
  })
})

it('HEAD-1 texts for search and sharing take precedence, and the picture has the crop of the site', () => {
  const seo = { title: 'Vendor curves', description: 'All nine.', og_title: 'See', og_image: '' }
  expect(snippetFor({ seo, image })).toMatchObject({
    title: 'Vendor curves',
    description: 'All nine.',
    sharedTitle: 'See',
    sharedDescription: 'All nine.',
    picture: `${image.filename}/m/1200x630/smart/filters:format(jpeg):quality(80)`,
  })
})

it('the home page is shown as its host alone', () => {
  expect(snippetFor({}, { full_slug: 'home' }).trail).toBe('www.vendor.example')
})
