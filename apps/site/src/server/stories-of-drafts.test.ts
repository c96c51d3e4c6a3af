import type { Snapshot } from '@prospectus/content/catalogue/snapshot'
import { expect, it } from 'vitest'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import type { PreviewPart } from './preview-part.ts'
import { serveSite } from './served-site.fixture.ts'
import { postStories, testTokens } from './stories-request.fixture.ts'

const content = { component: 'modules/resource' }
const published = snapshotOf([rawStory('blog/one', content, { name: 'One, as published' })])
const drafts = snapshotOf([
  rawStory('blog/one', content, { name: 'One, as drafted' }),
  rawStory('blog/coming', content, { name: 'Coming', published_at: null }),
])

async function served(given: { mode?: string; drafts?: () => Promise<Snapshot | undefined> } = {}) {
  let askedForDrafts = 0
  const preview: PreviewPart = {
    draftFor: async () => undefined,
    drafts: () => {
      askedForDrafts++
      return given.drafts?.() ?? Promise.resolve(drafts)
    },
    extrasFor: () => ({}),
    gallery: async () => undefined,
  }
  const storiesTokens = await testTokens()
  const env = { SITE_MODE: given.mode ?? 'preview' }
  const site = await serveSite({ snapshot: published, storiesTokens, preview, env })
  const names = async (token: string) => {
    const { status, text } = await postStories(site, { token, options: { sort_by: 'name' } })
    const stories: readonly { readonly name: string }[] = JSON.parse(text).data?.stories ?? []
    return [status, ...stories.map(({ name }) => name)]
  }
  return {
    names,
    forDrafts: (await storiesTokens.openDrafts())().token,
    forPublished: storiesTokens.published().token,
    askedForDrafts: () => askedForDrafts,
  }
}

it('CALL-5 in preview a token for drafts reads drafts, the others what is published', async () => {
  const { names, forDrafts, forPublished, askedForDrafts } = await served()
  expect(await names(forPublished)).toEqual([200, 'One, as published'])
  expect(askedForDrafts()).toBe(0)
  expect(await names(forDrafts)).toEqual([200, 'Coming', 'One, as drafted'])
})

it('MSG-2 CALL-5 while drafts cannot be had a token for them reads what is published', async () => {
  const { names, forDrafts } = await served({ drafts: async () => undefined })
  expect(await names(forDrafts)).toEqual([200, 'One, as published'])
})

it('ROUTE-5 in production no token reads drafts, and nothing asks for them', async () => {
  const { names, forDrafts, forPublished, askedForDrafts } = await served({ mode: 'production' })
  expect(await names(forDrafts)).toEqual([401])
  expect(await names(forPublished)).toEqual([200, 'One, as published'])
  expect(askedForDrafts()).toBe(0)
})
