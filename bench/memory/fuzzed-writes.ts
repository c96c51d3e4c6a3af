import type { Random } from '../catalogue/random.ts'
import type { FuzzedRequest } from './fuzzed-requests.ts'

/** Existing targets of writes in the content system. */
export interface WriteTargets {
  /** `/v1/spaces/{id}`. */
  readonly space: string
  readonly storyIds: readonly number[]
  /** Signed addresses that a file can be posted to. */
  readonly uploadUrls: readonly string[]
  /** Headers of clients that may write, and of some that may not. */
  readonly credentials: readonly Readonly<Record<string, string>>[]
}

type MakeWrite = (random: Random, targets: WriteTargets) => Partial<FuzzedRequest>

const COLLECTIONS = [
  ...['stories', 'assets', 'asset_folders', 'datasources', 'datasource_entries', 'releases'],
  ...['story_schedulings', 'reviews', 'components', 'component_groups', 'presets', 'people'],
  ...['internal_tags', 'webhook_endpoints', 'api_keys', 'leads', 'redirects', 'templates'],
  ...['searches', 'missing_paths', 'broken_links', 'deleted_stories', 'audit', 'story_tree'],
]
const STORY_ACTIONS = [
  ...['', '/publish', '/unpublish', '/move', '/duplicate', '/restore?version=1', '/undelete'],
  ...['/versions', '/versions/1', '/presence/tab', '/published', '/warnings', '/shares', '/losses'],
]
const FIELD_NAMES = [
  ...['name', 'slug', 'content', 'parent_id', 'position', 'is_folder', 'component', 'body', '_uid'],
  ...[
    'id',
    'uuid',
    'group_id',
    'lang',
    'publish_at',
    'url',
    'endpoint',
    'actions',
    'schema',
    'role',
  ],
  ...['email', 'value', 'dimension_value', 'filename', '__proto__', 'constructor', 'tag_list'],
]
/** Record name and valid fields, by collection. */
const RECORDS: Readonly<Record<string, readonly [name: string, validFields: object]>> = {
  stories: ['story', { name: 'Fuzzed', slug: 'fuzzed', content: { component: 'page', body: [] } }],
  asset_folders: ['asset_folder', { name: 'Fuzzed' }],
  datasources: ['datasource', { name: 'Fuzzed', slug: 'fuzzed' }],
  datasource_entries: ['datasource_entry', { name: 'fuzzed', value: 'fuzzed', datasource_id: 1 }],
  releases: ['release', { name: 'Fuzzed' }],
  components: ['component', { name: 'fuzzed', schema: {} }],
  component_groups: ['component_group', { name: 'Fuzzed' }],
  presets: ['preset', { name: 'Fuzzed', component_id: 1, preset: {} }],
  people: ['person', { email: 'fuzzed@example.com', role: 'viewer' }],
  internal_tags: ['internal_tag', { name: 'fuzzed', object_type: 'asset' }],
  webhook_endpoints: ['webhook_endpoint', { name: 'Fuzzed', endpoint: 'https://a.invalid/' }],
  api_keys: ['api_key', { name: 'Fuzzed', access: 'public' }],
}
const TEXTS = [
  '',
  'x',
  'home',
  'a/b',
  '../..',
  '\u0000',
  '\ud800',
  '😀',
  'é',
  '=1+1',
  '<b>',
  '1e999',
]

/** Writes of editors, scripts and attackers, each with its relative frequency. */
const WRITES: readonly (readonly [number, MakeWrite])[] = [
  [
    6,
    (random, { space, storyIds }) => ({
      method: randomMethod(random),
      path: `${space}/stories/${randomId(random, storyIds)}${random.pick(STORY_ACTIONS)}`,
      body: recordJson(random, 'stories'),
    }),
  ],
  [
    8,
    (random, { space, storyIds }) => {
      const collection = random.pick(COLLECTIONS)
      const suffix = random.pick(['', '', '/', `/${randomId(random, storyIds)}`])
      return {
        method: randomMethod(random),
        path: `${space}/${collection}${suffix}`,
        body: recordJson(random, collection),
      }
    },
  ],
  [
    3,
    (random) => ({
      method: 'POST',
      path: `/auth/${random.pick(['sign-in/email', 'reset-password', 'change-password', 'two-factor/verify-totp', 'get-session'])}`,
      body: recordJson(random, ''),
    }),
  ],
  [
    3,
    (random, { space, uploadUrls }) => ({
      method: 'POST',
      path: random.pick([...uploadUrls, `${space}/asset_uploads/${random.below(1e6)}`]),
      headers: { 'content-type': `multipart/form-data; boundary=${random.pick(['b', '"b"', ''])}` },
      body: multipartBody(random),
    }),
  ],
]

/** Makes a valid, malformed or forbidden write, the same for the same random numbers. */
export function fuzzedWrite(random: Random, targets: WriteTargets): FuzzedRequest {
  let remainder = random.below(WRITES.reduce((sum, [weight]) => sum + weight, 0))
  const chosen = WRITES.find(([weight]) => {
    remainder -= weight
    return remainder < 0
  })
  const write = { method: 'GET', path: '/', ...chosen?.[1](random, targets) }
  const type = random.below(9) === 0 ? random.pick(['text/plain', '']) : 'application/json'
  const visitor = `10.${random.below(4)}.${random.below(256)}.${random.below(256)}`
  return {
    ...write,
    headers: {
      'x-forwarded-for': visitor,
      ...(type !== '' && { 'content-type': type }),
      ...(random.below(9) === 0 && { 'if-match': random.pick(['"1"', '1', '*', 'x']) }),
      ...random.pick(targets.credentials),
      ...write.headers,
    },
  }
}

function randomMethod(random: Random): string {
  return random.pick(['GET', 'POST', 'POST', 'PUT', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
}

function randomId(random: Random, ids: readonly number[]): string {
  return random.below(3) === 0
    ? random.pick(['0', '-1', '1e3', '9'.repeat(20), 'x', '%00', '1.5'])
    : String(random.pick(ids))
}

function recordJson(random: Random, collection: string): string {
  if (random.below(12) === 0) return random.pick(['', '{', '[]', 'null', '"x"', '{"a":'])
  const fields = Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [
      random.pick(FIELD_NAMES),
      randomValue(random, 0),
    ]),
  )
  const [name, validFields] = RECORDS[collection] ?? ['', {}]
  const fieldsOfRecord = {
    ...validFields,
    ...fields,
    ...(random.below(2) === 0 && { slug: `s-${random.below(1e9)}` }),
  }
  return JSON.stringify(name === '' || random.below(8) === 0 ? fields : { [name]: fieldsOfRecord })
}

function randomValue(random: Random, depth: number): unknown {
  const kind = random.below(depth > 4 ? 6 : 9)
  if (kind < 3) return random.pick(TEXTS)
  if (kind === 3) return random.pick([0, -1, 1.5, 1e15, 1e300, 635_684_811])
  if (kind === 4) return random.pick([true, false, null])
  if (kind === 5) return 'word '.repeat(random.below(400))
  if (kind === 6)
    return Array.from({ length: random.below(5) }, () => randomValue(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [
      random.pick(FIELD_NAMES),
      randomValue(random, depth + 1),
    ]),
  )
}

function multipartBody(random: Random): string {
  const parts = Array.from({ length: random.below(4) }, () => {
    const name = random.pick(['file', 'key', 'a"b', ''])
    const bytes = random.pick(['GIF89a', '%PDF-1.7', '<svg/>', '\u0000', 'word '.repeat(99)])
    return `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n${bytes}\r\n`
  })
  return `${parts.join('')}${random.pick(['--b--\r\n', '--b', ''])}`
}
