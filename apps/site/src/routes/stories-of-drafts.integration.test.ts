import { centreOptions } from '@prospectus/catalogue/resources/centre-query'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { StoriesOptions } from '@prospectus/protocol/query/stories-request'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { expect, it } from 'vitest'
import type { PreviewFeatures } from '../preview-features.ts'
import { serveSite } from '../served-site.fixture.ts'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'
import { postStories, testTokens } from './stories-request.fixture.ts'

const content = { component: 'modules/resource', body: 'What nobody has published' }
const published = snapshotOf([rawStory('blog/one', content, { name: 'One, as published' })])
const drafts = snapshotOf([
  rawStory('blog/one', content, { name: 'One, as drafted' }),
  rawStory('blog/coming', content, { name: 'Coming', published_at: null }),
])

/** Options of a resources centre. */
const listOf = (lang: string): StoriesOptions => centreOptions({ lang, page: 1, perPage: 12 })

async function served(given: { mode?: string; drafts?: () => Promise<Snapshot | undefined> } = {}) {
  let draftRequests = 0
  const preview: PreviewFeatures = {
    draftFor: async () => undefined,
    isExpiredShare: () => false,
    unsavedReaderFor: () => undefined,
    drafts: () => {
      draftRequests++
      return given.drafts?.() ?? Promise.resolve(drafts)
    },
    isUnpublished: async () => false,
    extrasFor: () => ({}),
    gallery: async () => undefined,
    exampleFiles: { open: async () => undefined },
  }
  const storiesTokens = await testTokens()
  const env = { SITE_MODE: given.mode ?? 'preview' }
  const site = await serveSite({ snapshot: published, storiesTokens, preview, env })
  const list = async (token: string, options = listOf('en')) => {
    const { status, text } = await postStories(site, { token, options })
    const stories: readonly RawStory[] = JSON.parse(text).data?.stories ?? []
    return { status, stories }
  }
  const names = async (token: string, options?: StoriesOptions) => {
    const { status, stories } = await list(token, options)
    return [status, ...stories.map(({ name }) => name)]
  }
  return {
    list,
    names,
    forDrafts: await storiesTokens.forDrafts({ lang: 'en' }, new Date(Date.UTC(2026, 0, 15, 13))),
    forPublished: storiesTokens.published().token,
    askedForDrafts: () => draftRequests,
  }
}

it('CALL-5 in preview a token for drafts reads drafts, other tokens published stories', async () => {
  const { names, forDrafts, forPublished, askedForDrafts: draftRequests } = await served()
  expect(await names(forPublished)).toEqual([200, 'One, as published'])
  expect(draftRequests()).toBe(0)
  expect(await names(forDrafts)).toEqual([200, 'Coming', 'One, as drafted'])
})

it.each<[string, StoriesOptions]>([
  ['every story', {}],
  ['another language', listOf('de')],
  ['a story by its uuid', { ...listOf('en'), by_uuids: 'uuid-of-blog/coming' }],
  ['pages', { ...listOf('en'), filter_query: { component: { in: 'modules/page' } } }],
  ['what lies elsewhere', { ...listOf('en'), starts_with: 'internal/' }],
])('CALL-5 a token for drafts is for the list of its page only, not for %s', async (_, options) => {
  const { names, forDrafts, askedForDrafts: draftRequests } = await served()
  expect(await names(forDrafts, options)).toEqual([401])
  expect(draftRequests()).toBe(0)
})

it('CALL-5 a token for drafts reads what cards show, and not the text of the stories', async () => {
  const { list, forDrafts, forPublished } = await served()
  const { excluding_fields: _, ...whole } = listOf('en')
  const keysOf = async (token: string) =>
    (await list(token, whole)).stories.flatMap(({ content }) => Object.keys(Object(content)))
  expect(await keysOf(forPublished)).toContain('body')
  expect(await keysOf(forDrafts)).not.toContain('body')
})

it('MSG-2 CALL-5 while drafts cannot be loaded a token for them reads published stories', async () => {
  const { names, forDrafts } = await served({ drafts: async () => undefined })
  expect(await names(forDrafts)).toEqual([200, 'One, as published'])
})

it('ROUTE-5 in production no token reads drafts, and nothing requests them', async () => {
  const {
    names,
    forDrafts,
    forPublished,
    askedForDrafts: draftRequests,
  } = await served({ mode: 'production' })
  expect(await names(forDrafts)).toEqual([401])
  expect(await names(forPublished)).toEqual([200, 'One, as published'])
  expect(draftRequests()).toBe(0)
})
