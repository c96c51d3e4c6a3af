import { SHARED_DRAFT_PARAMETER, signSharedDraft } from '@prospectus/server/shared-draft'
import { describe, expect, test } from 'vitest'
import { rawStory } from '../ui/testing/snapshot-of.ts'
import { contentArea, DRAFT_MARK, editableComment, servePreview } from './previewed-site.fixture.ts'
import { NOW, PREVIEW_TOKEN, SPACE_ID, signedQuery } from './signed-request.fixture.ts'

const page = (id: number, body: readonly object[], slug = 'about') =>
  rawStory(slug, { component: 'modules/page', body }, { id })

test('ROUTE-5 CALL-2 a signed request gets the draft, fetched for it and never cached', async () => {
  const { send, contentSystem } = await servePreview()
  const target = `/about?${signedQuery({ storyId: 17 })}`
  for (let time = 1; time <= 2; time++) {
    const { status, headers, text } = await send(target)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain(`About us ${DRAFT_MARK}`)
    expect(contentSystem.requests).toHaveLength(time)
  }
  const url = new URL(contentSystem.requests[0] ?? '', 'http://localhost')
  expect(url.pathname).toBe('/v2/cdn/stories/17')
  expect(url.searchParams.get('version')).toBe('draft')
  expect(url.searchParams.get('resolve_relations')).toContain('team-listing.members')
  expect(Number(url.searchParams.get('cv'))).toBeGreaterThan(1_700_000_000)
  expect((await send('/about')).text).not.toContain(DRAFT_MARK)
})

test.each([
  ['/about', 'About us'],
  ['/', 'Welcome'],
  ['/careers/', 'Careers'],
  ['/hidden', 'Hidden'],
])('ROUTE-5 without a story id the path %s chooses the draft', async (path, heading) => {
  const { send } = await servePreview()
  const { status, text } = await send(`${path}?${signedQuery()}`)
  expect(status).toBe(200)
  expect(text).toContain(`${heading} ${DRAFT_MARK}`)
})

test('ROUTE-5 an unpublished story shows at its path, to the editor only', async () => {
  const { send } = await servePreview()
  expect((await send(`/hidden?${signedQuery({ storyId: 18 })}`)).text).toContain(DRAFT_MARK)
  expect((await send('/hidden?_storyblok=18')).status).toBe(404)
})

test('ROUTE-2 another path of the draft leads to the canonical one, the query with it', async () => {
  const { send } = await servePreview()
  const query = `${signedQuery({ storyId: 3 })}&page=2`
  for (const path of ['/careers', '/old-careers']) {
    const { status, headers } = await send(`${path}?${query}`)
    expect(status).toBe(308)
    expect(headers.location).toBe(`/careers/?${query}`)
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('ROUTE-2 a slug with letters of any language is no endless redirect', async () => {
  const draft = page(9, [contentArea('about', DRAFT_MARK)], 'stra\u00dfe/u\u0308ber uns')
  const { send } = await servePreview({ script: { drafts: [draft] } })
  const query = signedQuery({ storyId: 9 })
  const { status, text } = await send(`/stra%C3%9Fe/%C3%BCber%20uns?${query}`)
  expect(status).toBe(200)
  expect(text).toContain(DRAFT_MARK)
})

test('ROUTE-5 a path of digits is never taken for the id of a story', async () => {
  const { send } = await servePreview()
  const { status, text } = await send(`/18?${signedQuery()}`)
  expect(status).toBe(404)
  expect(text).not.toContain(DRAFT_MARK)
})

describe('live-preview#settings the draft of settings', () => {
  test.each([
    ['/', 'Welcome'],
    ['/about', 'About us'],
  ])('shows around the page at %s, as drafts of both', async (path, heading) => {
    const { send } = await servePreview()
    const { status, text } = await send(`${path}?${signedQuery({ storyId: 7 })}`)
    expect(status).toBe(200)
    expect(text).toContain(`${heading} ${DRAFT_MARK}`)
    expect(text.slice(text.indexOf('<footer'))).toContain(DRAFT_MARK)
    expect(text).toContain('data-story="7"')
    expect((await send(path)).text).not.toContain(DRAFT_MARK)
  })

  test('can be clicked: header and footer say which part of the settings they are', async () => {
    const { send } = await servePreview()
    const { text } = await send(`/about?${signedQuery({ storyId: 7 })}`)
    for (const uid of ['7-settings', '7-group', '7-entry', '7-legal']) {
      expect(text).toContain(`data-blok-uid="${uid}"`)
    }
    const { text: page } = await send(`/about?${signedQuery({ storyId: 17 })}`)
    expect(page).not.toContain('data-blok-uid="7-')
  })

  test('has no page of its own, and none where there is no page', async () => {
    const { send } = await servePreview()
    expect((await send(`/settings?${signedQuery({ storyId: 7 })}`)).status).toBe(404)
    expect((await send(`/nowhere?${signedQuery({ storyId: 7 })}`)).status).toBe(404)
  })
})

test('ROUTE-4 the draft of a redirect shows its panel, with where it will lead', async () => {
  const { send } = await servePreview()
  const { status, text } = await send(`/go?${signedQuery({ storyId: 4 })}`)
  expect(status).toBe(200)
  expect(text).toContain('307 Redirect - Pretty Link')
  expect(text).toContain(`href="https://partner.example/${DRAFT_MARK}"`)
  const published = await send('/go')
  expect(published.status).toBe(200)
  expect(published.text).toContain('href="/about"')
})

test('BLOCK-8 an invalid JSON-LD document of a draft is reported, and not rendered', async () => {
  const content = {
    component: 'modules/page',
    schemas: [{ component: 'structured-data', _uid: 's', code: '{"name": "no context"}' }],
    body: [],
  }
  const { send } = await servePreview({
    script: { drafts: [rawStory('about', content, { id: 17 })] },
  })
  const { text } = await send(`/about?${signedQuery({ storyId: 17 })}`)
  expect(text).toMatch(/role="alert"[^<]*>[^<]*invalid JSON-LD schema/)
  expect(text).not.toContain('no context')
  expect((await send('/about')).text).not.toContain('JSON-LD')
})

test('live-preview#edit-markers each block of a draft names itself on its root element, bare ones too', async () => {
  const body = [
    contentArea('about', 'First'),
    contentArea('about', 'Kept', { _uid: 'kept', editable: false }),
    {
      ...contentArea('about', 'Broken marker', { _uid: 'broken' }),
      _editable: '<!--#storyblok#{-->',
    },
    {
      component: 'structured-data',
      _uid: 'bare',
      _editable: editableComment('about', 'bare'),
      code: '{"@type": "Thing"}',
    },
  ]
  const { send } = await servePreview({ script: { drafts: [page(17, body)] } })
  const { text } = await send(`/about?${signedQuery({ storyId: 17 })}`)
  const uids = [...text.matchAll(/<(\w+)[^>]* data-blok-uid="([^"]*)"/g)]
  expect(uids.map(([, element, uid]) => [element, uid])).toEqual([
    ['section', '17-area'],
    ['div', '17-bare'],
  ])
  expect(text).toContain('data-blok-c="{&quot;name&quot;: &quot;content-area&quot;')
  for (const heading of ['Kept', 'Broken marker']) expect(text).toContain(heading)
  expect((await send('/about')).text).not.toContain('data-blok')
})

test('DATA-4 a block of a draft that cannot be shown leaves a notice, and the rest stays', async () => {
  const body = [{ component: 'no-such-block', _uid: 'n' }, contentArea('about', DRAFT_MARK)]
  const { send, logged } = await servePreview({ script: { drafts: [page(17, body)] } })
  const { text } = await send(`/about?${signedQuery({ storyId: 17 })}`)
  expect(text).toContain('data-block-notice="n"')
  expect(text).toContain(DRAFT_MARK)
  expect(logged).toMatchObject([{ level: 'warn', story: 'about', component: 'no-such-block' }])
})

test.each([
  [500, 'error', 'responded with an error (500)'],
  [429, 'error', 'rejected the request as one too many'],
  [401, 'error', 'responded with an error (401)'],
  [200, 'warn', 'sent an unexpected response'],
])(
  'MSG-2 a draft that cannot be loaded (%i) is logged (%s); the published page shows, and says why',
  async (status, level, message) => {
    const { send, logged } = await servePreview({ script: { status } })
    const { text } = await send(`/about?${signedQuery({ storyId: 17 })}`)
    expect(text).toContain(`The content system ${message}, so this is the published page`)
    expect(text).toContain('About us, as published')
    expect(logged).toMatchObject([{ level, target: 17 }])
    expect(String(logged[0]?.error)).toMatch(/GET http:.*cdn\/stories\/17.*answer/)
  },
)

test('MSG-2 a draft in an unexpected shape is a warning; the published page shows', async () => {
  const story = { ...page(17, []), full_slug: 17 }
  const { send, logged } = await servePreview({
    script: { responses: { 'stories/17': { story } } },
  })
  const { text } = await send(`/about?${signedQuery({ storyId: 17 })}`)
  expect(text).toContain('sent an unexpected response, so this is the published page')
  expect(text).not.toContain(DRAFT_MARK)
  expect((await send('/about')).text).not.toContain('live-notice')
  expect(logged).toMatchObject([{ level: 'warn', target: 17 }])
  expect(String(logged[0]?.error)).toMatch(
    /GET http:.*cdn\/stories\/17\?.*did not answer with an object with "uuid" and "full_slug".*\{/,
  )
})

test('MSG-2 a draft that does not exist is the published page, and no fault', async () => {
  const { send, logged } = await servePreview()
  const { text } = await send(`/about?${signedQuery({ storyId: 999 })}`)
  expect(text).toBe((await send('/about')).text)
  expect(logged).toEqual([])
})

test('CALL-3 lists come from the published snapshot while the drafts of the space cannot be loaded', async () => {
  const { send } = await servePreview({ hasDraftSnapshot: false })
  const { status, text } = await send(`/hidden?${signedQuery({ storyId: 18 })}`)
  expect(status).toBe(200)
  expect(text).toMatch(/role="alert"[^>]*>The drafts of other pages are still loading/)
  expect(text).toContain(DRAFT_MARK)
})

test('CALL-3 lists on a draft’s page contain unpublished stories; other pages never do', async () => {
  const centre = page(17, [{ component: 'resources-centre', _uid: 'r' }])
  const coming = rawStory('blog/coming', { component: 'modules/resource' }, { name: DRAFT_MARK })
  const published = [centre]
  const { send } = await servePreview({ published, script: { drafts: [centre, coming] } })
  expect((await send(`/about?${signedQuery({ storyId: 17 })}`)).text).toContain(DRAFT_MARK)
  expect((await send('/about')).text).not.toContain(DRAFT_MARK)
})

test('live-preview#signed-request an invalid signature is logged, with its reason and without its parts', async () => {
  const { send, logged } = await servePreview()
  await send(`/about?${signedQuery({ storyId: 17, spaceId: '1' })}`)
  await send('/about?_storyblok=17')
  expect(logged).toMatchObject([
    { level: 'info', target: '/about', reason: 'The request is signed for another space.' },
  ])
})

test('live-preview#shared-drafts a shared address opens its one draft, and nothing of the editor', async () => {
  const { send } = await servePreview()
  const expires = new Date(NOW + 600_000)
  const secrets = { spaceId: SPACE_ID, previewToken: PREVIEW_TOKEN }
  const ends = new Date(Date.UTC(2030, 4, 1, 10))
  const query = `${SHARED_DRAFT_PARAMETER}=${signSharedDraft({ storyId: 18, expires, ends }, secrets)}`
  const { status, headers, text } = await send(`/hidden?${query}`)
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(text).toContain(`Hidden ${DRAFT_MARK}`)
  expect(text).toMatch(/This is a draft.*until <time[^>]*>1 May 2030 at 10:00 UTC</)
  expect(text).not.toContain('data-blok')
  expect(text).not.toContain('bridge.js')
  // Whatever the path is, it is no other draft.
  const elsewhere = await send(`/about?${query}`)
  expect(elsewhere.text).not.toContain(`About us ${DRAFT_MARK}`)
  expect((await send(`/about?${query.replace('18.', '17.')}`)).text).not.toContain(DRAFT_MARK)
})

test('live-preview#shared-drafts a shared address whose time has passed says to open the link again', async () => {
  const { send } = await servePreview()
  const secrets = { spaceId: SPACE_ID, previewToken: PREVIEW_TOKEN }
  const signed = signSharedDraft({ storyId: 18, expires: new Date(NOW - 1000) }, secrets)
  const { status, headers, text } = await send(`/hidden?${SHARED_DRAFT_PARAMETER}=${signed}`)
  expect([status, headers['cache-control']]).toEqual([410, 'no-store'])
  expect(text).toContain('<h1>Open the link again</h1>')
  expect(text).not.toContain(DRAFT_MARK)
  // What nobody has signed is a parameter like any other.
  const forged = signed.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  expect((await send(`/about?${SHARED_DRAFT_PARAMETER}=${forged}`)).status).toBe(200)
})
