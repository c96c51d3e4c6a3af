import {
  ContentApiError,
  type ContentApiErrorKind,
} from '@prospectus/protocol/client/content-api-error'
import { createLog } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { snapshotOf } from '../ui/testing/snapshot-of.ts'
import { draftUnavailableNotice } from './draft-unavailable.ts'
import { createPreview } from './preview.ts'
import { NOW, PREVIEW_TOKEN, SPACE_ID, signedQuery } from './signed-request.fixture.ts'

const issue = (kind: ContentApiErrorKind) =>
  new ContentApiError({ kind, url: 'http://x', outcome: '' })

test.each([
  ['timeout', 'does not respond'],
  ['unreachable', 'does not respond'],
  ['not-json', 'sent an unexpected response'],
  ['redirect', 'sent an unexpected response'],
] as const)('MSG-2 the notice says what the content system did: %s', (kind, notice) => {
  expect(draftUnavailableNotice(issue(kind))).toMatch(`The content system ${notice}, so this is`)
})

test('MSG-2 a draft without an id is fetched along with the list of drafts: an editor waits once', async () => {
  const storyRequest = Promise.withResolvers<undefined>()
  const requests: unknown[] = []
  const preview = createPreview({
    signing: { spaceId: SPACE_ID, previewToken: PREVIEW_TOKEN },
    content: {
      story: async (reference) => {
        requests.push(reference)
        storyRequest.resolve(undefined)
        throw issue('timeout')
      },
      snapshot: () => storyRequest.promise,
      recentSnapshot: async () => undefined,
      links: async () => undefined,
    },
    log: createLog(() => undefined),
    bridge: { url: 'https://cms.example/bridge.js', parent: undefined },
    now: () => NOW,
  })
  const target = { kind: 'target', pathname: '/new', search: `?${signedQuery()}` } as const
  expect(await preview.draftFor(target, snapshotOf([]))).toBeUndefined()
  expect(requests).toEqual(['new'])
})
