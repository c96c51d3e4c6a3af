import { expect, test } from 'vitest'
import { serveCms } from '../served-cms.fixture.ts'
import { fillWith, testUuid } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import {
  createTestTokens,
  PREVIEW_TOKEN,
  PUBLIC_TOKEN,
} from './contract/served-delivery.fixture.ts'

/** Text that is in every draft, and in nothing published. */
const MARK = 'not-yet-for-visitors'
const MANAGEMENT_TOKEN = 'management-token-of-the-operator'
const PAGE = { component: 'modules/page', body: [] }

const DELIVERY = [
  ...['stories', 'stories?per_page=100&sort_by=name:asc', 'stories/home', 'stories/hidden'],
  ...['stories/1001', 'stories/1002', `stories/${testUuid(1002)}?find_by=uuid`],
  ...[`stories?by_uuids=${testUuid(1001)},${testUuid(1002)}`, `stories?search_term=${MARK}`],
  ...[`stories?with_tag=${MARK}`, 'stories?starts_with=hid', 'stories?by_slugs=hidden,home'],
  ...['stories/home?resolve_relations=modules/page.other', 'stories/home?resolve_links=story'],
  ...['links', 'links?paginated=1&include_dates=1', 'tags', 'spaces/me', 'datasources'],
].map((path) => `/v2/cdn/${path}`)

const MANAGEMENT = [
  ...['stories', 'stories/1002', 'stories/1002/versions', 'stories/1002/versions/1', 'api_keys'],
  ...['stories?text_search=hidden', 'deleted_stories', 'releases', 'webhook_endpoints'],
].map((path) => `/v1/spaces/1000/${path}`)

const ELSEWHERE = ['/', '/hidden', '/bridge.js', '/v1/spaces/me', '/v2/', '/v2/cdn/', '/readyz']

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

async function serveDrafts() {
  const storage = await openStorage('file::memory:')
  await fillWith(storage, [{ full_slug: 'home', content: PAGE }])
  await createTestTokens(storage)
  const seo = { title: MARK }
  await storage.change(changeStory, 1001, {
    name: MARK,
    tagList: [MARK],
    content: { ...PAGE, seo },
  })
  await storage.change(createStory, {
    slug: 'hidden',
    name: MARK,
    tagList: [MARK],
    content: { ...PAGE, seo },
  })
  const cms = await serveCms({
    storage: Promise.resolve(storage),
    settings: { managementToken: MANAGEMENT_TOKEN, sealSecret: 'seal-secret' },
  })
  await cms.ready
  const createApiToken = async (access: string) => {
    const response = await cms.requestCms('/v1/spaces/1000/api_keys', {
      method: 'POST',
      headers: { authorization: MANAGEMENT_TOKEN, 'content-type': 'application/json' },
      body: JSON.stringify({ api_key: { access } }),
    })
    return (await response.json()).api_key as { readonly id: string; readonly token: string }
  }
  const [published, drafts, management, deleted] = [
    await createApiToken('public'),
    await createApiToken('private'),
    await createApiToken('management'),
    await createApiToken('private'),
  ]
  await cms.requestCms(`/v1/spaces/1000/api_keys/${deleted.id}`, {
    method: 'DELETE',
    headers: { authorization: MANAGEMENT_TOKEN },
  })
  const tokens = { published, drafts, management, deleted }
  return { ...cms, tokens }
}

test('ROUTE-5 delivery-protocol#tokens no request without a preview token returns a draft', async () => {
  const { requestCms, tokens } = await serveDrafts()
  const readers = {
    'no token': '',
    'the published token': PUBLIC_TOKEN,
    'a published token of the API': tokens.published.token,
    'a deleted preview token': tokens.deleted.token,
    'a management token': MANAGEMENT_TOKEN,
    'a management token of the API': tokens.management.token,
    'the id of a preview token': tokens.drafts.id,
    'a forged token': `${PREVIEW_TOKEN}x`,
    'part of a preview token': PREVIEW_TOKEN.slice(0, -1),
    'a preview token in capitals': PREVIEW_TOKEN.toUpperCase(),
  }
  const versions = ['', 'version=published', 'version=draft&version=published']
  const few = DELIVERY.slice(0, 4)
  for (const [name, token] of Object.entries(readers)) {
    const headers = { cookie: `token=${PREVIEW_TOKEN}`, 'x-storyblok-version': 'draft' }
    const twice = `version=draft&token=${PREVIEW_TOKEN}`
    for (const version of ['version=draft', ...versions, twice]) {
      for (const path of version === 'version=draft' ? DELIVERY : few) {
        const address = `${path}${path.includes('?') ? '&' : '?'}${version}&token=${token}`
        expect(await textOf(requestCms(address, { headers })), `${name}: ${address}`).not.toContain(
          MARK,
        )
      }
    }
  }
})

test('ROUTE-5 delivery-protocol#tokens a preview token returns drafts when they are requested', async () => {
  const { requestCms, tokens } = await serveDrafts()
  for (const token of [PREVIEW_TOKEN, tokens.drafts.token]) {
    const request = (version: string) =>
      textOf(requestCms(`/v2/cdn/stories?version=${version}&token=${token}&cv=1`))
    expect(await request('draft')).toContain(MARK)
    expect(await request('published')).not.toContain(MARK)
    for (const path of DELIVERY) {
      const address = `${path}${path.includes('?') ? '&' : '?'}token=${token}`
      expect(await textOf(requestCms(address)), address).not.toContain(MARK)
    }
  }
})

test('ROUTE-5 management-api#access the management API returns nothing without its token', async () => {
  const { requestCms, tokens } = await serveDrafts()
  const strangers = ['', PUBLIC_TOKEN, PREVIEW_TOKEN, tokens.published.token, tokens.drafts.token]
  for (const token of [...strangers, tokens.deleted.token, tokens.management.id, 'forged']) {
    for (const path of MANAGEMENT) {
      for (const method of path.endsWith('stories') ? METHODS : ['GET']) {
        const address = `${path}${path.includes('?') ? '&' : '?'}token=${MANAGEMENT_TOKEN}`
        const authorization = method === 'GET' ? token : `Bearer ${token}`
        const response = await requestCms(address, { method, headers: { authorization } })
        expect([response.status, method, path, token]).toEqual([401, method, path, token])
        expect(await response.text()).not.toContain(MARK)
      }
    }
  }
  for (const token of [MANAGEMENT_TOKEN, tokens.management.token]) {
    const headers = { authorization: token }
    expect(await textOf(requestCms('/v1/spaces/1000/stories', { headers }))).toContain(MARK)
  }
})

test('ROUTE-5 no other page or endpoint of the content system shows a draft', async () => {
  const { requestCms, requestEmbeds } = await serveDrafts()
  const query = `version=draft&token=${PREVIEW_TOKEN}`
  for (const path of ELSEWHERE) {
    expect(await textOf(requestCms(`${path}?${query}`)), path).not.toContain(MARK)
  }
  for (const path of [...DELIVERY, ...MANAGEMENT, '/f/1000/hidden', '/m/1000/hidden', '/']) {
    const address = `${path}${path.includes('?') ? '&' : '?'}${query}`
    const headers = { authorization: MANAGEMENT_TOKEN }
    expect(await textOf(requestEmbeds(address, { headers })), address).not.toContain(MARK)
  }
})

/** Body and headers of a response, except the echoed query. */
async function textOf(pending: Promise<Response>): Promise<string> {
  const response = await pending
  expect(response.status, 'too many requests show nothing').not.toBe(429)
  const headers = [...response.headers].filter(([name]) => name !== 'location')
  return `${JSON.stringify(headers)}\n${await response.text()}`
}
