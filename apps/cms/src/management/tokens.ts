import type { Token, TokenAccess } from '@prospectus/protocol/management/token'
import type { People } from '../people/people.ts'
import { TOKEN_KINDS, type TokenInfo, type TokenKind } from '../tokens/tokens.ts'
import { invalid, notFound } from './fields.ts'
import { changeAsOwner, type RouteHandlers, readAsOwner } from './management-route.ts'

export const tokenRoutes = {
  'GET api_keys': readAsOwner(async ({ storage, people }) => {
    const names = await readNames(people)
    return { body: { api_keys: (await storage.listTokens()).map((token) => toApi(token, names)) } }
  }),
  /** The only response that contains the token. */
  'POST api_keys': changeAsOwner(async ({ storage, body, people, actor }) => {
    const input = body.inside('api_key')
    const kind = KIND_BY_ACCESS.get(input.text('access') ?? '')
    if (kind === undefined) {
      throw invalid('api_key.access', input.raw.access, [...KIND_BY_ACCESS.keys()].join(', '))
    }
    const name = input.text('name') ?? ''
    const { token, ...createdToken } = await storage.createToken({
      kind,
      name,
      // A token created with another one belongs to the same person, and stops working when they lose the right.
      createdBy: actor.personId ?? actor.tokenCreatorId,
    })
    return {
      status: 201,
      body: { api_key: { ...toApi(createdToken, await readNames(people)), token } },
    }
  }),
  'DELETE api_keys/:id': changeAsOwner(async ({ storage, text, people }) => {
    const token = (await storage.listTokens()).find(({ id }) => id === text('id'))
    if (token === undefined) throw notFound(`There is no token with the id ${text('id')}`)
    await storage.deleteToken(token.id)
    return { body: { api_key: toApi(token, await readNames(people)) } }
  }),
} satisfies RouteHandlers

type NamesById = ReadonlyMap<string, string>

async function readNames(people: Pick<People, 'list'> | undefined): Promise<NamesById> {
  return new Map((await people?.list())?.map(({ id, name }) => [id, name]))
}

function toApi(
  { id, kind, name, source, created_at, created_by }: TokenInfo,
  names: NamesById,
): Token {
  const creator = created_by === null ? null : { id: created_by, name: names.get(created_by) ?? '' }
  return {
    id,
    access: ACCESS_BY_KIND[kind],
    name,
    // The API's name for a token of the installation's own settings.
    own: source === 'operator',
    created_at,
    created_by: creator,
  }
}

const ACCESS_BY_KIND: Readonly<Record<TokenKind, TokenAccess>> = {
  public: 'public',
  preview: 'private',
  management: 'management',
}
const KIND_BY_ACCESS = new Map<string, TokenKind>(
  TOKEN_KINDS.map((kind) => [ACCESS_BY_KIND[kind], kind]),
)
