import { dropShare, makeShare } from '../publishing/shares.ts'
import { editors, type SomeRoutes, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

export const shareRoutes = {
  'GET stories/:id/shares': viewersRead(async ({ storage, number }) => ({
    body: { shares: await storage.shares(number('id')) },
  })),
  /** The only answer that has the link. */
  'POST stories/:id/shares': editors(async ({ storage, number, body, edit, shareAddress }) => {
    const given = body.inside('share')
    const endsAt = given.time('ends_at')
    if (!endsAt)
      throw unusable('share.ends_at', given.raw.ends_at, 'a time such as 2026-05-01T10:00:00Z')
    const { token, ...share } = await storage.change((change) =>
      makeShare(change, { storyId: number('id'), endsAt }, edit.author),
    )
    return { status: 201, body: { share: { ...share, url: shareAddress(token) } } }
  }),
  'DELETE shares/:id': editors(async ({ storage, number }) => {
    await storage.change((change) => dropShare(change, number('id')))
    return { body: {} }
  }),
} satisfies SomeRoutes
