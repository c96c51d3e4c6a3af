import { describe, expect, it } from 'vitest'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { withSitemapBlock } from './sitemap-story.ts'

const storyAt = (full_slug: string, content: unknown) => rawStory(1, { full_slug, content })
const bodyOf = (...given: Parameters<typeof storyAt>) =>
  Object(withSitemapBlock(storyAt(...given), ['de']).content).body
const text = { component: 'content-area', _uid: 'a' }
const list = expect.objectContaining({ component: 'sitemap' })

describe('BLOCK-1 the sitemap list', () => {
  it.each(['sitemap', 'de/sitemap', '/sitemap/'])('is appended to the page %s', (slug) => {
    expect(bodyOf(slug, { component: 'modules/page', body: [text] })).toEqual([text, list])
    expect(bodyOf(slug, { component: 'page' })).toEqual([list])
  })

  it('is shown once if there is a block for it', () => {
    const body = [{ component: 'sitemap', _uid: 's' }, text]
    expect(bodyOf('sitemap', { component: 'page', body })).toEqual(body)
  })

  it.each([
    ['about', 'page'],
    ['fr/sitemap', 'page'],
    ['blog/sitemap', 'page'],
    ['sitemap', 'redirect'],
  ])('is not appended to the page %s of the component %s', (slug, component) => {
    expect(bodyOf(slug, { component, body: [text] })).toEqual([text])
  })
})
