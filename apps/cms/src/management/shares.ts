import { createShare, revokeShare } from '../teamwork/shares.ts'
import { changeAsEditor, type RouteHandlers, readAsViewer } from './management-route.ts'

export const shareRoutes = {
  'GET stories/:id/shares': readAsViewer(async ({ storage, number }) => ({
    body: { shares: await storage.listShares(number('id')) },
  })),
  /** The only response with the link. */
  'POST stories/:id/shares': changeAsEditor(
    async ({ storage, number, body, edit, shareAddress }) => {
      const input = body.inside('share')
      const time = input.time('ends_at')
      const endsAt = input.required('ends_at', time, 'a time such as 2026-05-01T10:00:00Z')
      const { token, ...share } = await storage.change((change) =>
        createShare(change, { storyId: number('id'), endsAt }, edit.author),
      )
      return { status: 201, body: { share: { ...share, url: shareAddress(token) } } }
    },
  ),
  'DELETE shares/:id': changeAsEditor(async ({ storage, number }) => {
    await storage.change((change) => revokeShare(change, number('id')))
    return { body: {} }
  }),
} satisfies RouteHandlers
