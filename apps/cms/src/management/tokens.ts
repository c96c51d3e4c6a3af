import type { People } from '../people/people.ts'
import type { TokenFacts, TokenKind } from '../tokens/tokens.ts'
import { type Handler, type ManagementRoute, owners, ownersRead } from './management-route.ts'
import { notFound, unusable } from './refusal.ts'

const list: Handler = async ({ storage, people }) => {
  const names = await namesOf(people)
  return { body: { api_keys: (await storage.tokens()).map((facts) => keyOf(facts, names)) } }
}

/** The one answer that has the token itself. */
const create: Handler = async ({ storage, body, people, asker }) => {
  const given = body.inside('api_key')
  const kind = KINDS.get(given.text('access') ?? '')
  if (kind === undefined) {
    throw unusable('api_key.access', given.raw.access, [...KINDS.keys()].join(', '))
  }
  const name = given.text('name') ?? ''
  const { token, ...facts } = await storage.createToken({
    ...{ kind, name },
    // One that a token makes is of whoever made that token, and ends with it.
    createdBy: asker.personId ?? asker.tokenOf,
  })
  return { status: 201, body: { api_key: { ...keyOf(facts, await namesOf(people)), token } } }
}

const remove: Handler = async ({ storage, text, people }) => {
  const known = (await storage.tokens()).find(({ id }) => id === text('id'))
  if (known === undefined) throw notFound('There is no token with this id')
  await storage.deleteToken(known.id)
  return { body: { api_key: keyOf(known, await namesOf(people)) } }
}

type Names = ReadonlyMap<string, string>

async function namesOf(people: Pick<People, 'list'> | undefined): Promise<Names> {
  return new Map((await people?.list())?.map(({ id, name }) => [id, name]))
}

function keyOf({ id, kind, name, owner, created_at, created_by }: TokenFacts, names: Names) {
  const maker = created_by && { id: created_by, name: names.get(created_by) ?? '' }
  const access = [...KINDS].find(([, one]) => one === kind)?.[0]
  return { id, access, name, own: owner === 'operator', created_at, created_by: maker }
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
