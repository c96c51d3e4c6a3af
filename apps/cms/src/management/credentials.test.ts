import { ROLES, type Role } from '@prospectus/protocol/management/person'
import { createLog } from '@prospectus/server/log'
import { describe, expect, test } from 'vitest'
import type { People } from '../people/people.ts'
import type { Storage } from '../storage/storage.ts'
import type { TokenInfo } from '../tokens/tokens.ts'
import { createManagementRoutes, MANAGEMENT_ROUTES, routePath } from './routes.ts'

const CMS_URL = 'https://editor.example'
const person = (role: Role) => ({ id: role, name: 'Ada', email: `${role}@example.com`, role })

/** Tokens created through the API; `created_by` is the role of the person, or an unknown id. */
const TOKENS: Readonly<Record<string, Pick<TokenInfo, 'kind' | 'created_by'>>> = {
  'reads-published': { kind: 'public', created_by: null },
  'reads-drafts': { kind: 'preview', created_by: null },
  'of-nobody': { kind: 'management', created_by: null },
  'of-somebody-disabled': { kind: 'management', created_by: 'gone' },
  ...Object.fromEntries(
    ROLES.map((role) => [`of-${role}`, { kind: 'management', created_by: role }] as const),
  ),
}

/**
 * The API over a storage that can only look up tokens: authorized requests reach it, and get another error than 401.
 */
const routes = createManagementRoutes({
  storage: {
    space: async () => ({ id: 1000 }),
    token: async (token: string) => {
      const fields = TOKENS[token]
      const made = { id: token, name: token, source: 'api', created_at: '' } as const
      return fields && { ...made, ...fields }
    },
  } as Partial<Storage> as Storage,
  people: {
    findSignedInPerson: async (headers: Headers) =>
      headers.get('cookie') === 'session=owner' ? person('owner') : undefined,
    findById: async (id: string) => {
      const role = ROLES.find((one) => one === id)
      return role && person(role)
    },
  } as Partial<People> as People,
  log: createLog(() => undefined),
  token: 'management-token',
  cmsUrl: CMS_URL,
  previewUrl: 'https://preview.example',
  previewToken: undefined,
  assetOrigin: 'https://files.example',
  siteUrl: 'https://www.example',
  embedHost: 'forms.example',
  embedsUrl: 'https://forms.example',
})

const everyRoute = Object.keys(MANAGEMENT_ROUTES).map((route) => {
  const [method = '', path = ''] = route.split(' ')
  return { method, location: `/v1${routePath(path)}` }
})

/** Returns the statuses of all routes with these headers, without a body. */
async function statusesFor(headers: Readonly<Record<string, string>>) {
  const statuses = new Set<number>()
  for (const { method, location } of everyRoute) {
    const path = location.replace(':space', '1000').replaceAll(/:\w+/g, '1')
    statuses.add((await routes.request(`${CMS_URL}${path}`, { method, headers })).status)
  }
  return statuses
}

const session = { cookie: 'session=owner', origin: CMS_URL }

describe('management-api#access every route', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['nothing', {}],
    ['a session that ended, or of somebody disabled', { ...session, cookie: 'session=old' }],
    ['an empty token', { authorization: '' }],
    ['an unknown token', { authorization: 'forged' }],
    ['the token with a character appended', { authorization: 'management-token2' }],
    ['a token that reads what is published', { authorization: 'reads-published' }],
    ['a token that reads drafts', { authorization: 'Bearer reads-drafts' }],
    ['a token of somebody disabled', { authorization: 'of-somebody-disabled' }],
    ['a token of an editor, who was an owner', { authorization: 'of-editor' }],
    ['a token of an author, who was an owner', { authorization: 'of-author' }],
    ['a token of a viewer, who was an owner', { authorization: 'of-viewer' }],
    ['a forged token beside a session', { ...session, authorization: 'forged' }],
  ])('responds with 401 to %s', async (_name, headers) => {
    expect(await statusesFor(headers)).toEqual(new Set([401]))
  })

  test.each<[string, Readonly<Record<string, string>>]>([
    ['MANAGEMENT_TOKEN', { authorization: 'management-token' }],
    ['MANAGEMENT_TOKEN after Bearer', { authorization: 'Bearer management-token' }],
    ['a management token of nobody', { authorization: 'of-nobody' }],
    ['a management token of an owner', { authorization: 'of-owner' }],
    ['the session of an owner, from a page of the editor', session],
  ])('accepts %s', async (_name, headers) => {
    const statuses = await statusesFor(headers)
    expect([401, 403].filter((status) => statuses.has(status))).toEqual([])
  })
})
