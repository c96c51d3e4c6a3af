import { expect, test } from 'vitest'
import {
  invalidQueries,
  NOW,
  PREVIEW_TOKEN,
  SPACE_ID,
  signedQuery,
} from './signed-request.fixture.ts'
import { verifySignedRequest } from './signed-request.ts'

const parts = { spaceId: SPACE_ID, previewToken: PREVIEW_TOKEN, now: NOW }
const verify = (query: string) => verifySignedRequest(new URLSearchParams(query), parts)

test('live-preview#signed-request the digest is that of space_id:preview_token:timestamp', () => {
  const query = new URLSearchParams({
    '_storyblok_tk[space_id]': '42',
    '_storyblok_tk[timestamp]': '1700000000',
    '_storyblok_tk[token]': '0cbaa1180271feb5d4ed08b48f69bdad612b8dae',
  })
  const known = { spaceId: '42', previewToken: 'secret', now: 1_700_000_010_000 }
  expect(verifySignedRequest(query, known)).toMatchObject({ ok: true, storyId: undefined })
})

test('live-preview#signed-request a signed request names the story, or leaves it to the path', () => {
  expect(verify(`${signedQuery({ storyId: 17 })}`)).toMatchObject({ ok: true, storyId: 17 })
  expect(verify(`${signedQuery()}`)).toMatchObject({ ok: true, storyId: undefined })
})

test.each([
  [0, 60],
  [-1800, 30],
  [-3599, 1 / 60],
  [60, 60],
])('live-preview#signed-request %i s from now ends in %d minutes', (secondsFromNow, minutes) => {
  const expires = new Date(NOW + minutes * 60_000)
  expect(verify(`${signedQuery({ secondsFromNow })}`)).toMatchObject({ expires })
})

test('live-preview#signed-request brackets may be escaped or not, and other parameters may be present', () => {
  const query = `page=2&${signedQuery({ storyId: 17 })}&utm_source=mail`
  expect(verify(query)).toMatchObject({ ok: true })
  expect(verify(query.replaceAll('%5B', '[').replaceAll('%5D', ']'))).toMatchObject({ ok: true })
  expect(verify(query.replaceAll('%5B', '%5b'))).toMatchObject({ ok: true })
})

test.each([
  [-3599, true],
  [-3600, false],
  [60, true],
  [61, false],
])('live-preview#signed-request %i seconds from now counts: %s', (secondsFromNow, ok) => {
  expect(verify(`${signedQuery({ secondsFromNow })}`)).toMatchObject({ ok })
})

test.each(Object.entries(invalidQueries))('live-preview#signed-request rejects %s', (_, query) => {
  const verified = verify(query)
  expect(verified).toMatchObject({ ok: false, isSigned: query.includes('_storyblok_tk') })
  expect(JSON.stringify(verified)).not.toContain(PREVIEW_TOKEN)
})
