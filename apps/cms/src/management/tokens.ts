import type { TokenFacts, TokenKind } from '../tokens/tokens.ts'
import { type Handler, type ManagementRoute, owners, ownersRead } from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

const list: Handler = async ({ storage }) => ({
  body: { api_keys: (await storage.tokens()).map(keyOf) },
})

/** The one answer that has the token itself. */
const create: Handler = async ({ storage, body }) => {
  const given = body.inside('api_key')
  const kind = KINDS.get(given.text('access') ?? '')
  if (kind === undefined) {
    throw unusable('api_key.access', given.raw.access, [...KINDS.keys()].join(', '))
  }
  const name = given.text('name') ?? ''
  const { token, ...facts } = await storage.createToken({ kind, name })
  return { status: 201, body: { api_key: { ...keyOf(facts), token } } }
}

const remove: Handler = async ({ storage, text }) => {
  const known = (await storage.tokens()).find(({ id }) => id === text('id'))
  if (known === undefined) throw notFound('There is no token with this id')
  await storage.deleteToken(known.id)
  return { body: { api_key: keyOf(known) } }
}

function keyOf({ id, kind, name, owner, created_at }: TokenFacts) {
  const access = [...KINDS].find(([, one]) => one === kind)?.[0]
  return { id, access, name, own: owner === 'operator', created_at }
}

/** As clients call them: `private` reads drafts too. */
const KINDS: ReadonlyMap<string, TokenKind> = new Map([
  ['public', 'public'],
  ['private', 'preview'],
  ['management', 'management'],
])

export const tokenRoutes: readonly ManagementRoute[] = [
  { path: 'api_keys', methods: { GET: ownersRead(list), POST: owners(create) } },
  { path: 'api_keys/:id', methods: { DELETE: owners(remove) } },
]
