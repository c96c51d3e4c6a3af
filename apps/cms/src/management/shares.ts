import { dropShare, makeShare } from '../publishing/shares.ts'
import { editors, type Handler, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

const list: Handler<'GET stories/:id/shares'> = async ({ storage, number }) => ({
  body: { shares: await storage.shares(number('id')) },
})

/** The only answer that has the link. */
const create: Handler<'POST stories/:id/shares'> = async ({
  storage,
  number,
  body,
  edit,
  shareAddress,
}) => {
  const given = body.inside('share')
  const endsAt = given.time('ends_at')
  if (!endsAt)
    throw unusable('share.ends_at', given.raw.ends_at, 'a time such as 2026-05-01T10:00:00Z')
  const { token, ...share } = await storage.change((change) =>
    makeShare(change, { storyId: number('id'), endsAt }, edit.author),
  )
  return { status: 201, body: { share: { ...share, url: shareAddress(token) } } }
}

const remove: Handler<'DELETE shares/:id'> = async ({ storage, number }) => {
  await storage.change((change) => dropShare(change, number('id')))
  return { body: {} }
}

export const shareRoutes = {
  'GET stories/:id/shares': viewersRead(list),
  'POST stories/:id/shares': editors(create),
  'DELETE shares/:id': editors(remove),
}
