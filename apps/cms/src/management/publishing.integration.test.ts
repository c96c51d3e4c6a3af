import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { onAnyDatabase, testUuid } from '../storage/storage.fixture.ts'
import { serveManagementWithStories } from './served-management.fixture.ts'

const page = (more = {}) => ({ component: 'modules/page', _uid: 'root', body: [], ...more })
const linkTo = (id: number) => ({ linktype: 'story', id: testUuid(id), cached_url: 'x' })
const block = (more: object) => ({ component: 'call-to-action', _uid: testUuid(77), ...more })

onAnyDatabase('management-api#publishing links to a story', (open) => {
  test('are listed, those that visitors see first: nested ones, relations and links in rich text, but none of the story itself', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'a', content: page({ body: [block({ url: linkTo(1001) })] }) },
      { full_slug: 'f/b', content: page({ body: [block({ url: linkTo(1001) })] }) },
      { full_slug: 'f/c', content: page({ related: [testUuid(1002)] }) },
      { full_slug: 'd', content: page({ body: [{ component: 'x', _uid: testUuid(1001) }] }) },
      { full_slug: 'e', published: false, content: page({ link: linkTo(1001) }) },
      { full_slug: 'g', content: page({ text: { type: 'doc', attrs: { uuid: testUuid(1002) } } }) },
    ])
    const linkedFrom = async (id: number) => {
      const { body, headers } = await send(`GET stories/${id}/linked_from`)
      const stories = listOf(body, 'stories')
      expect(headers.get('total')).toBe(String(stories.length))
      return stories.map((each) => `${each.full_slug} ${each.published}`)
    }
    expect(await linkedFrom(1001)).toEqual(['f/b true', 'e false'])
    expect(await linkedFrom(1002)).toEqual(['f/c true', 'g true'])
    // For a folder: links into it from outside.
    expect(await linkedFrom(501)).toEqual(['g true'])
    expect((await send('GET stories/99/linked_from')).status).toBe(404)

    // The draft no longer has the link; visitors see it until the draft is published.
    await send('PUT stories/1002', { body: { story: { content: page() } } })
    expect(await linkedFrom(1001)).toEqual(['f/b true', 'e false'])
    await send('POST stories/1002/publish')
    expect(await linkedFrom(1001)).toEqual(['e false'])
    await send('DELETE stories/1005')
    expect(await linkedFrom(1001)).toEqual([])
    await send('POST stories/1005/undelete')
    expect(await linkedFrom(1001)).toEqual(['e false'])
  })
})

onAnyDatabase('management-api#publishing before a draft is published', (open) => {
  test('the published version, and warnings about the draft, can be requested', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'a', content: page() },
    ])
    const content = page({ body: [{ component: 'nobody-knows-it', _uid: 'x' }] })
    await send('PUT stories/1001', { body: { story: { name: 'New', content } } })
    expect((await send('GET stories/1001/published')).body.story).toMatchObject({
      name: 'a',
      content: { body: [] },
    })
    const { warnings } = (await send('GET stories/1001/warnings')).body
    expect(warnings).toMatchObject([
      { kind: 'left-out', component: 'nobody-knows-it', uid: 'x' },
      { kind: 'title-length' },
      { kind: 'no-description' },
    ])
    await send('POST stories/1001/unpublish')
    expect((await send('GET stories/1001/published')).body).toEqual({ story: null })
  })
})

onAnyDatabase('management-api#reviews a review', (open) => {
  test('is requested, sent back, requested again and approved, each time with its comment', async () => {
    const { send } = await serveManagementWithStories(await open(), [
      { full_slug: 'a', content: page() },
    ])
    const review = (given: object) => ({ body: { review: given } })
    const first = await send('POST reviews', review({ story_id: 1001, comment: 'Please look' }))
    expect([first.status, first.body.review]).toMatchObject([
      201,
      { story_id: 1001, version: 1, state: 'asked', comment: 'Please look' },
    ])
    const openCount = async () => listOf((await send('GET reviews')).body, 'reviews').length
    expect((await send('GET reviews')).body).toMatchObject({ reviews: [{ story_name: 'a' }] })
    expect(await openCount()).toBe(1)
    const again = await send('POST reviews', review({ story_id: 1001, comment: 'Now' }))
    expect(await openCount()).toBe(1)
    const id = Number(again.body.review?.id)
    const back = await send(`PUT reviews/${id}`, review({ state: 'sent_back', answer: 'Shorter' }))
    expect(back.body.review).toMatchObject({ state: 'sent_back', answer: 'Shorter' })
    expect(await openCount()).toBe(0)
    expect((await send(`PUT reviews/${id}`, review({ state: 'approved' }))).status).toBe(422)
    const third = await send('POST reviews', review({ story_id: 1001 }))
    const approved = `PUT reviews/${Number(third.body.review?.id)}`
    expect((await send(approved, review({ state: 'approved' }))).status).toBe(200)
    const { body } = await send('GET reviews?story_id=1001')
    expect(listOf(body, 'reviews').map(({ state }) => state)).toEqual(['approved', 'sent_back'])
  })

  test.each([
    ['POST reviews', { story_id: 501 }, undefined],
    ['POST reviews', {}, 'review.story_id'],
    ['PUT reviews/1', { state: 'published' }, 'review.state'],
  ])('%s with %j is rejected', async (what, review, field) => {
    const { send } = await serveManagementWithStories(await open(), [{ full_slug: 'f/a' }])
    expect(await send(what, { body: { review } })).toMatchObject({
      status: 422,
      body: field ? { field } : {},
    })
  })
})

onAnyDatabase('management-api#share-links a link to a draft', (open) => {
  test('is returned once, listed without its token, and revoked', async () => {
    const storage = await open({ now: () => new Date('2026-05-01T10:00:00Z') })
    const { send } = await serveManagementWithStories(storage, [
      { full_slug: 'f/a', content: page() },
    ])
    const share = (ends_at: unknown) => ({ body: { share: { ends_at } } })
    const made = await send('POST stories/1001/shares', share('2026-05-02T10:00:00Z'))
    expect(made.status).toBe(201)
    const url = String(made.body.share?.url)
    expect(url).toMatch(/^http:\/\/cms\.example\/share\/[\w-]{32}$/)
    const listed = await send('GET stories/1001/shares')
    expect(JSON.stringify(listed.body)).not.toContain(url.slice(-32))
    expect(listed.body.shares).toMatchObject([{ ends_at: '2026-05-02T10:00:00.000Z' }])
    expect(await storage.findShare(url.slice(-32))).toMatchObject({ story_id: 1001 })
    expect((await send(`DELETE shares/${Number(made.body.share?.id)}`)).status).toBe(200)
    expect(await storage.findShare(url.slice(-32))).toBeUndefined()
    expect((await send(`DELETE shares/${Number(made.body.share?.id)}`)).status).toBe(404)

    for (const never of ['2026-05-01T10:00:00Z', '2026-08-01T10:00:00Z', undefined, 'soon']) {
      expect((await send('POST stories/1001/shares', share(never))).status).toBe(422)
    }
    expect((await send('POST stories/501/shares', share('2026-05-02T10:00:00Z'))).status).toBe(422)
  })
})
