import { readSharedDraft, SHARED_DRAFT_PARAMETER } from '@prospectus/server/shared-draft'
import { expect, test } from 'vitest'
import { fillWith, onAnyDatabase } from '../storage/storage.fixture.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { createShare, revokeShare } from '../teamwork/shares.ts'
import { createShareRoutes } from './share-routes.ts'

const CREATED_MS = Date.UTC(2026, 4, 1, 10)
const HOUR_MS = 3_600_000

onAnyDatabase('management-api#share-links somebody without an account', (open) => {
  const shareDraft = async () => {
    let now = CREATED_MS
    const storage = await open({ now: () => new Date(now) })
    await fillWith(storage, [{ full_slug: 'draft', published: false }])
    const endsAt = new Date(CREATED_MS + HOUR_MS).toISOString()
    const { token, id } = await storage.change((change) =>
      createShare(change, { storyId: 1001, endsAt }, 'Ada'),
    )
    const previewUrl = 'https://preview.example'
    const routes = createShareRoutes({
      ...{ storage, previewUrl, previewToken: 'secret', now: () => now },
    })
    const request = async (path: string) => await routes.request(path)
    return { storage, token, id, request, at: (ms: number) => (now = CREATED_MS + ms) }
  }
  const secrets = { spaceId: '1000', previewToken: 'secret' }

  test('is redirected to that one draft for minutes, and never beyond the end of the link', async () => {
    const { request, token, at } = await shareDraft()
    const opened = await request(`/share/${token}`)
    expect(opened.status).toBe(302)
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    expect(opened.headers.get('cache-control')).toBe('no-store')
    const to = new URL(opened.headers.get('location') ?? '')
    expect(`${to.origin}${to.pathname}`).toBe('https://preview.example/draft')
    expect([...to.searchParams.keys()]).toEqual([SHARED_DRAFT_PARAMETER])
    const signed = to.searchParams.get(SHARED_DRAFT_PARAMETER) ?? ''
    expect(readSharedDraft(signed, secrets, CREATED_MS)).toMatchObject({
      storyId: 1001,
      ends: new Date(CREATED_MS + HOUR_MS),
    })
    at(HOUR_MS - 60_000)
    const late = new URL((await request(`/share/${token}`)).headers.get('location') ?? '')
    const last = readSharedDraft(
      late.searchParams.get(SHARED_DRAFT_PARAMETER) ?? '',
      secrets,
      CREATED_MS + HOUR_MS - 1,
    )
    expect(last?.expires).toEqual(new Date(CREATED_MS + HOUR_MS))
  })

  test('gets the same page for a link that is expired, revoked, forged or of a deleted story', async () => {
    const { request, token, storage, id, at } = await shareDraft()
    const requestEnded = async (path: string) => {
      const response = await request(path)
      return [response.status, response.headers.get('location'), await response.text()]
    }
    const ended = [404, null, expect.stringContaining('This link has ended')]
    expect(await requestEnded(`/share/${token.slice(0, -1)}`)).toEqual(ended)
    expect(await requestEnded(`/share/${id}`)).toEqual(ended)
    at(HOUR_MS)
    expect(await requestEnded(`/share/${token}`)).toEqual(ended)
    at(0)
    expect((await request(`/share/${token}`)).status).toBe(302)
    await storage.change(deleteStory, 1001)
    expect(await requestEnded(`/share/${token}`)).toEqual(ended)
    const other = await shareDraft()
    await other.storage.change((change) => revokeShare(change, other.id))
    expect((await other.request(`/share/${other.token}`)).status).toBe(404)
  })

  test('gets a 404 if no preview is configured', async () => {
    const { storage, token } = await shareDraft()
    const options = { storage, previewUrl: 'https://preview.example', now: () => CREATED_MS }
    const routes = createShareRoutes({ ...options, previewToken: undefined })
    expect((await routes.request(`/share/${token}`)).status).toBe(404)
  })
})
