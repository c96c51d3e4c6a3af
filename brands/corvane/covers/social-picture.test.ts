import { readStory } from '@prospectus/content/reading/read-story'
import { expect, it } from 'vitest'
import { pageHead } from '../../../apps/site/src/rendering/page-head.ts'
import { socialCard } from '../../../apps/site/src/social/social-card.ts'
import { examplePage, siteContext } from '../../../apps/site/src/ui/testing/render.tsx'
import { rawStory } from '../../../apps/site/src/ui/testing/snapshot-of.ts'

const pageOf = (content: Record<string, unknown>) => {
  const raw = rawStory('blog/float', { component: 'modules/resource', ...content })
  return examplePage({ story: { ...readStory(raw, siteContext), uuid: 'a1-b2' } })
}
const headOf = (content: Record<string, unknown>) => pageHead(pageOf(content))
const pictureOf = (content: Record<string, unknown>) => headOf(content).openGraph['og:image']

it('HEAD-1 the picture that other sites show is drawn for a page that has none of its own, with its size and words', () => {
  const { openGraph, twitterCard } = headOf({ seo: { title: 'On float' } })
  expect(openGraph['og:image']).toMatch(
    /^https:\/\/www\.vendor\.example\/_\/social\/[^/]+\/[0-9a-f]{20}\.png$/,
  )
  expect(openGraph).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' })
  expect(openGraph['og:image:alt']).toContain('On float')
  expect(twitterCard).toBe('summary_large_image')
})

it('HEAD-1 the picture that other sites show has another address when it shows other words', () => {
  const first = pictureOf({ seo: { title: 'On float' } })
  expect(pictureOf({ seo: { title: 'On float' } })).toBe(first)
  expect(pictureOf({ seo: { title: 'On slack' } })).not.toBe(first)
  expect(pictureOf({ seo: { title: 'On float' }, theme: ['risk'] })).not.toBe(first)
})

it('HEAD-1 the picture that other sites show has the cover of the page’s own card', () => {
  const page = pageOf({ seo: { title: 'On float' } })
  expect(socialCard(page)?.cover).toEqual({
    ...{ section: 'blog', themes: [], seed: 'a1-b2', title: page.story?.name },
  })
})
