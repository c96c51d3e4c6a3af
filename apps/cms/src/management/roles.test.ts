import { ROLES, type Role } from '@prospectus/protocol/management/person'
import { createLog } from '@prospectus/server/log'
import { describe, expect, test } from 'vitest'
import type { People } from '../people/people.ts'
import type { Storage } from '../storage/storage.ts'
import { createManagementRoutes, MANAGEMENT_ROUTES, routePath } from './routes.ts'

const CMS_URL = 'https://editor.example'

/** The lowest role for each address by method, and whether it changes something. */
const NEEDS: Readonly<Record<string, readonly [Role, 'reads' | 'changes']>> = {
  'GET stories': ['viewer', 'reads'],
  'POST stories': ['author', 'changes'],
  'GET stories/:id': ['viewer', 'reads'],
  'PUT stories/:id': ['author', 'changes'],
  'DELETE stories/:id': ['author', 'changes'],
  'GET stories/:id/preview': ['viewer', 'reads'],
  'GET stories/:id/publish': ['editor', 'changes'],
  'POST stories/:id/publish': ['editor', 'changes'],
  'GET stories/:id/unpublish': ['editor', 'changes'],
  'POST stories/:id/unpublish': ['editor', 'changes'],
  'PUT stories/:id/move': ['author', 'changes'],
  'POST stories/:id/move': ['author', 'changes'],
  'PUT stories/:id/duplicate': ['author', 'changes'],
  'POST stories/:id/duplicate': ['author', 'changes'],
  'PUT stories/:id/restore': ['author', 'changes'],
  'POST stories/:id/restore': ['author', 'changes'],
  'PUT stories/:id/undelete': ['editor', 'changes'],
  'POST stories/:id/undelete': ['editor', 'changes'],
  'GET story_tree': ['viewer', 'reads'],
  'GET stories/:id/versions': ['viewer', 'reads'],
  'GET stories/:id/versions/:number': ['viewer', 'reads'],
  'PUT stories/:id/presence/:tab': ['viewer', 'changes'],
  'DELETE stories/:id/presence/:tab': ['viewer', 'changes'],
  'GET deleted_stories': ['viewer', 'reads'],
  'GET story_schedulings': ['viewer', 'reads'],
  'POST story_schedulings': ['editor', 'changes'],
  'GET story_schedulings/:id': ['viewer', 'reads'],
  'PUT story_schedulings/:id': ['editor', 'changes'],
  'DELETE story_schedulings/:id': ['editor', 'changes'],
  'GET releases': ['viewer', 'reads'],
  'POST releases': ['editor', 'changes'],
  'GET releases/:id': ['viewer', 'reads'],
  'PUT releases/:id': ['editor', 'changes'],
  'DELETE releases/:id': ['editor', 'changes'],
  'GET releases/:id/publish': ['editor', 'changes'],
  'POST releases/:id/publish': ['editor', 'changes'],
  'GET stories/:id/published': ['viewer', 'reads'],
  'GET stories/:id/warnings': ['viewer', 'reads'],
  'GET stories/:id/linked_from': ['viewer', 'reads'],
  'GET stories/:id/losses': ['viewer', 'reads'],
  'GET reviews': ['viewer', 'reads'],
  'POST reviews': ['author', 'changes'],
  'PUT reviews/:id': ['editor', 'changes'],
  'GET stories/:id/shares': ['viewer', 'reads'],
  'POST stories/:id/shares': ['editor', 'changes'],
  'DELETE shares/:id': ['editor', 'changes'],
  'GET datasources': ['viewer', 'reads'],
  'POST datasources': ['editor', 'changes'],
  'GET datasources/:id': ['viewer', 'reads'],
  'PUT datasources/:id': ['editor', 'changes'],
  'DELETE datasources/:id': ['editor', 'changes'],
  'GET datasource_entries': ['viewer', 'reads'],
  'POST datasource_entries': ['editor', 'changes'],
  'GET datasource_entries/:id': ['viewer', 'reads'],
  'PUT datasource_entries/:id': ['editor', 'changes'],
  'DELETE datasource_entries/:id': ['editor', 'changes'],
  'GET assets': ['viewer', 'reads'],
  'POST assets': ['author', 'changes'],
  'GET assets/:id': ['viewer', 'reads'],
  'PUT assets/:id': ['author', 'changes'],
  'PATCH assets/:id': ['author', 'changes'],
  'DELETE assets/:id': ['editor', 'changes'],
  'GET assets/:id/finish_upload': ['author', 'changes'],
  'POST assets/:id/finish_upload': ['author', 'changes'],
  'GET assets/:id/stories': ['viewer', 'reads'],
  'GET bundled_assets': ['viewer', 'reads'],
  'GET templates': ['viewer', 'reads'],
  'POST templates': ['author', 'changes'],
  'GET redirects': ['viewer', 'reads'],
  'POST redirects': ['editor', 'changes'],
  'GET redirects.csv': ['viewer', 'reads'],
  'DELETE redirects/:id': ['editor', 'changes'],
  'GET missing_paths': ['viewer', 'reads'],
  'PUT missing_paths/:id': ['editor', 'changes'],
  'GET missing_paths/:id/likely_pages': ['viewer', 'reads'],
  'GET broken_links': ['viewer', 'reads'],
  'GET searches': ['viewer', 'reads'],
  'GET searches.csv': ['viewer', 'reads'],
  'GET components': ['viewer', 'reads'],
  'GET components/:id': ['viewer', 'reads'],
  'POST components': ['editor', 'changes'],
  'PUT components/:id': ['editor', 'changes'],
  'DELETE components/:id': ['editor', 'changes'],
  'PUT components/:id/restore': ['editor', 'changes'],
  'POST components/:id/restore': ['editor', 'changes'],
  'GET components/:id/component_versions/:version': ['viewer', 'reads'],
  'GET versions': ['viewer', 'reads'],
  'PUT versions/:id': ['editor', 'changes'],
  'POST versions/:id': ['editor', 'changes'],
  'GET internal_tags': ['viewer', 'reads'],
  'POST internal_tags': ['editor', 'changes'],
  'PUT internal_tags/:id': ['editor', 'changes'],
  'PATCH internal_tags/:id': ['editor', 'changes'],
  'DELETE internal_tags/:id': ['editor', 'changes'],
  'POST assets/bulk_destroy': ['editor', 'changes'],
  'POST assets/bulk_update': ['author', 'changes'],
  'POST assets/bulk_restore': ['editor', 'changes'],
  'POST assets/:id/convert': ['editor', 'changes'],
  'PATCH datasources/:id': ['editor', 'changes'],
  'PATCH datasource_entries/:id': ['editor', 'changes'],
  'GET /spaces': ['viewer', 'reads'],
  'POST /spaces': ['owner', 'changes'],
  'GET /spaces/:space': ['viewer', 'reads'],
  'PUT /spaces/:space': ['owner', 'changes'],
  'DELETE /spaces/:space': ['owner', 'changes'],
  'GET /users/me': ['viewer', 'reads'],
  'PUT /users/me': ['owner', 'changes'],
  'GET component_groups': ['viewer', 'reads'],
  'POST component_groups': ['editor', 'changes'],
  'GET component_groups/:id': ['viewer', 'reads'],
  'PUT component_groups/:id': ['editor', 'changes'],
  'DELETE component_groups/:id': ['editor', 'changes'],
  'GET asset_folders': ['viewer', 'reads'],
  'POST asset_folders': ['editor', 'changes'],
  'GET asset_folders/:id': ['viewer', 'reads'],
  'PUT asset_folders/:id': ['editor', 'changes'],
  'DELETE asset_folders/:id': ['editor', 'changes'],
  'GET presets': ['viewer', 'reads'],
  'POST presets': ['editor', 'changes'],
  'GET presets/:id': ['viewer', 'reads'],
  'PUT presets/:id': ['editor', 'changes'],
  'DELETE presets/:id': ['editor', 'changes'],
  'GET leads': ['editor', 'reads'],
  'DELETE leads': ['owner', 'changes'],
  'GET leads.csv': ['editor', 'reads'],
  'GET leads/:id': ['editor', 'reads'],
  'PUT leads/:id': ['editor', 'changes'],
  'GET webhook_endpoints': ['owner', 'reads'],
  'POST webhook_endpoints': ['owner', 'changes'],
  'GET webhook_endpoints/:id': ['owner', 'reads'],
  'PUT webhook_endpoints/:id': ['owner', 'changes'],
  'DELETE webhook_endpoints/:id': ['owner', 'changes'],
  'GET webhook_endpoints/:id/logs': ['owner', 'reads'],
  'POST webhook_endpoints/:id/logs/:log/replay': ['owner', 'changes'],
  'GET api_keys': ['owner', 'reads'],
  'POST api_keys': ['owner', 'changes'],
  'DELETE api_keys/:id': ['owner', 'changes'],
  'GET people': ['owner', 'reads'],
  'POST people': ['owner', 'changes'],
  'PUT people/:id': ['owner', 'changes'],
  'POST people/:id/reset': ['owner', 'changes'],
  'GET shared_assets': ['viewer', 'reads'],
  'GET shared_asset_folders': ['viewer', 'reads'],
  'GET shared_internal_tags': ['viewer', 'reads'],
  'GET audit': ['owner', 'reads'],
  'GET parked': ['owner', 'reads'],
}

const routeNames = Object.keys(MANAGEMENT_ROUTES)

test('every address has a required role', () => {
  expect(routeNames.toSorted()).toEqual(Object.keys(NEEDS).toSorted())
})

/** Addresses without a role: the signed-in person, a signed upload, and unknown addresses. */
const WITHOUT_ROLE = ['GET /v1/me', 'POST /v1/spaces/:space/asset_uploads/:signed', 'ALL /v1/*']

test('management-api#access no other address is served', () => {
  const served = routesFor('owner').routes.map(({ method, path }) => `${method} ${path}`)
  const paths = routeNames.map((route) => `ALL /v1${routePath(route.replace(/^\S+ /, ''))}`)
  expect(new Set(served)).toEqual(new Set([...paths, ...WITHOUT_ROLE]))
})

/** The API for a signed-in person, over a storage that does not exist: authorized requests get 500. */
function routesFor(role: Role) {
  const person = { id: 'p', name: 'Ada', email: 'ada@example.com', role }
  const people: Partial<People> = { findSignedInPerson: async () => person }
  return createManagementRoutes({
    storage: { space: async () => ({ id: 1000 }) } as Storage,
    people: people as People,
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
}

function sendAs(role: Role) {
  const routes = routesFor(role)
  return async (what: string, headers: Readonly<Record<string, string>>) => {
    const [method = '', path = ''] = what.split(' ')
    const address = routePath(path).replace(':space', '1000').replaceAll(/:\w+/g, '1')
    const url = `${CMS_URL}/v1${address}`
    const response = await routes.request(url, { method, headers })
    return response.status
  }
}

describe.each(ROLES)('management-api#access a person who is %s', (role) => {
  const send = sendAs(role)

  test('may do what the role may, and nothing else', async () => {
    const refused = []
    for (const what of routeNames) {
      if ((await send(what, { origin: CMS_URL })) === 403) refused.push(what)
    }
    const expected = routeNames.filter((what) => {
      const [needed = 'owner'] = NEEDS[what] ?? []
      return ROLES.indexOf(role) < ROLES.indexOf(needed)
    })
    expect(refused).toEqual(expected)
  })
})

describe('management-api#sessions a request with a session', () => {
  const changes = routeNames.filter((what) => NEEDS[what]?.[1] === 'changes')
  const send = sendAs('owner')

  test.each<[string, Readonly<Record<string, string>>]>([
    ['no origin', {}],
    ['an opaque origin', { origin: 'null' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['another port', { origin: `${CMS_URL}:8443` }],
    ['another scheme', { origin: 'http://editor.example' }],
    ['a subdomain', { origin: 'https://a.editor.example' }],
    ['an origin with the same beginning', { origin: `${CMS_URL}.evil.example` }],
    ['a slash at the end', { origin: `${CMS_URL}/` }],
    ['capitals in the host', { origin: 'https://EDITOR.example' }],
  ])('changes nothing with %s', async (_name, headers) => {
    for (const what of changes) expect([what, await send(what, headers)]).toEqual([what, 403])
  })

  test('is accepted from a page of the editor', async () => {
    for (const what of changes) expect(await send(what, { origin: CMS_URL })).not.toBe(403)
  })

  test('can read without an origin, which browsers do not send then', async () => {
    for (const what of routeNames.filter((one) => NEEDS[one]?.[1] === 'reads')) {
      expect(await send(what, {})).not.toBe(403)
    }
  })
})
