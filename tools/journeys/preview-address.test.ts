import { expect, test } from 'vitest'
import { createPreviewAddress } from '../../apps/cms/src/management/preview-address.ts'
import { verifySignedRequest } from '../../apps/site/src/preview/signed-request.ts'

const previewUrl = 'https://preview.vendor.example'
const now = Date.parse('2026-05-01T12:00:00Z')
const embedsUrl = 'https://embeds.vendor.example'
const story = { id: 17, full_slug: 'about/team', is_startpage: false, content: '{}' }

test('live-preview#signed-request the preview accepts the content system’s signature for an hour', () => {
  const address = createPreviewAddress({
    previewUrl,
    embedsUrl,
    previewToken: 'secret',
    spaceId: 42,
  })
  const url = new URL(address(story, now)?.url ?? '')
  expect(`${url.origin}${url.pathname}`).toBe(`${previewUrl}/about/team`)
  const accepted = (at: number, previewToken = 'secret', spaceId = '42') =>
    verifySignedRequest(url.searchParams, { spaceId, previewToken, now: at })
  expect(accepted(now)).toMatchObject({ ok: true, storyId: 17 })
  expect(accepted(now + 3_599_000)).toMatchObject({ ok: true })
  expect(accepted(now + 3_601_000)).toMatchObject({ ok: false })
  expect(accepted(now, 'another')).toMatchObject({ ok: false })
  expect(accepted(now, 'secret', '43')).toMatchObject({ ok: false })
})

test('live-preview#signed-request nothing is signed without a preview token', () => {
  const address = createPreviewAddress({
    previewUrl,
    embedsUrl,
    previewToken: undefined,
    spaceId: 42,
  })
  expect(address(story, now)).toBeUndefined()
})
