import type { Random } from '../catalogue/random.ts'
import { TOKENS } from './local-installation.ts'

export interface FuzzedRequest {
  readonly method: string
  /** With its query, not normalised. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

type MakeRequest = (random: Random, known: readonly string[]) => Partial<FuzzedRequest>

const WORDS = [
  'project',
  'tower',
  'naïve',
  'über',
  'risk',
  'x',
  '😀',
  "o'neil",
  '<b>',
  '%',
  '"',
  '\0',
]
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789-/.']
const HOSTILE = [
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fsecrets.json',
  '/%00',
  '/%E0%A4%A',
  '//example.org/%2f..',
  '/?__proto__[x]=1&constructor=2',
  '/assets/f/1/../../x',
  '/_/%2e%2e/main.js',
  '/\\\\example.org',
  '/a;b=c',
]

/** Requests of visitors, crawlers and attackers, each with its relative frequency. */
const SITE_REQUESTS: readonly (readonly [number, MakeRequest])[] = [
  [67, (random, known) => ({ path: `${random.pick(known)}?utm_source=${random.below(1e6)}` })],
  [1, (random) => ({ path: `/search?q=${words(random)}&page=${random.below(9)}` })],
  [1, (random) => ({ path: `/resources?page=${random.below(30)}&theme=${words(random)}` })],
  [5, (random) => ({ path: `/${noise(random, 1 + random.below(60))}` })],
  [8, (random) => ({ path: random.pick(HOSTILE) + noise(random, random.below(20)) })],
  [6, (random) => ({ path: `/api/suggestions?q=${words(random)}` })],
  [4, (random) => ({ method: 'POST', path: '/api/stories', body: body(random) })],
  [1, (random) => ({ method: 'POST', path: '/hooks/content', body: body(random) })],
  [3, (random) => ({ path: `/assets/f/${random.below(9)}/1x1/${noise(random, 8)}/a.png` })],
  [
    2,
    (random, known) => ({
      method: random.pick(['HEAD', 'PUT', 'OPTIONS']),
      path: random.pick(known),
    }),
  ],
  [
    2,
    (random, known) => ({
      path: `${random.pick(known)}?_storyblok=${random.below(1e6)}&_storyblok_tk[timestamp]=1`,
    }),
  ],
]

const CMS_REQUESTS: readonly (readonly [number, MakeRequest])[] = [
  [
    4,
    (random) => ({
      path: `${cdn(random, 'stories')}&per_page=${random.below(9)}&page=${random.below(9)}`,
    }),
  ],
  [40, (random, known) => ({ path: cdn(random, `stories${random.pick(known)}`) })],
  [30, (random) => ({ path: cdn(random, `stories/${noise(random, 20)}`) })],
  [2, (random) => ({ path: `${cdn(random, 'stories')}&search_term=${words(random)}&per_page=5` })],
  [
    4,
    (random) => ({
      path: `${cdn(random, 'stories')}&filter_query[${noise(random, 5)}][in]=${words(random)}&per_page=5`,
    }),
  ],
  [
    2,
    (random) => ({ path: cdn(random, random.pick(['links', 'tags', 'datasources', 'spaces/me'])) }),
  ],
  [8, (random) => ({ path: random.pick(HOSTILE) + noise(random, random.below(20)) })],
  [10, (random) => ({ path: `/v2/cdn/${noise(random, 30)}?token=${noise(random, 20)}` })],
]

const MANAGEMENT_REQUESTS: readonly (readonly [number, MakeRequest])[] = [
  [
    4,
    (random, known) => ({
      path: `/v1/spaces/1/stories${random.pick(known)}`,
      ...methodAndBody(random),
    }),
  ],
  [
    4,
    (random) => ({
      path: `/v1/spaces/${noise(random, 5)}/${noise(random, 9)}`,
      ...methodAndBody(random),
    }),
  ],
  [2, (random) => ({ path: `/auth/${noise(random, 8)}`, ...methodAndBody(random) })],
  [2, (random) => ({ path: `/auth/sign-in/email`, method: 'POST', body: body(random) })],
  [1, (random) => ({ path: `/share/${noise(random, 30)}` })],
  [1, (random) => ({ path: '/reports', method: 'POST', body: body(random) })],
  [1, (random) => ({ path: random.pick(['/', '/bridge.js', '/stories/1', '/account']) })],
  [2, (random) => ({ path: random.pick(HOSTILE) + noise(random, random.below(20)) })],
]

const EMBEDS_REQUESTS: readonly (readonly [number, MakeRequest])[] = [
  [3, (random) => ({ path: `${form(random)}?lang=${words(random)}&page=${words(random)}` })],
  [
    3,
    (random) => ({
      path: form(random),
      ...methodAndBody(random),
      body: `_key=${noise(random, 20)}`,
    }),
  ],
  [2, (random) => ({ path: `/assessment/${noise(random, 6)}?theme=${words(random)}` })],
  [1, (random) => ({ path: `/openings?q=${words(random)}` })],
  [1, (random) => ({ path: `/hubspot/${noise(random, 9)}` })],
  [1, (random) => ({ path: `/lists/${noise(random, 7)}?token=${noise(random, 40)}` })],
  [3, (random) => ({ path: `/f/${random.below(9)}/1x1/${noise(random, 8)}/a.png/m/9x9` })],
  [2, (random) => ({ path: random.pick(HOSTILE) + noise(random, random.below(20)) })],
]

const KINDS = {
  site: SITE_REQUESTS,
  preview: SITE_REQUESTS,
  cms: CMS_REQUESTS,
  management: MANAGEMENT_REQUESTS,
  embeds: EMBEDS_REQUESTS,
} as const

/** Makes a well-formed or hostile request, the same for the same random numbers. `known`: paths of pages. */
export function fuzzedRequest(
  kind: keyof typeof KINDS,
  random: Random,
  known: readonly string[],
): FuzzedRequest {
  const kinds = KINDS[kind]
  let remainder = random.below(kinds.reduce((sum, [weight]) => sum + weight, 0))
  const chosen = kinds.find(([weight]) => {
    remainder -= weight
    return remainder < 0
  })
  return { method: 'GET', path: '/', headers: headers(random), ...chosen?.[1](random, known) }
}

function methodAndBody(random: Random): Pick<FuzzedRequest, 'method' | 'body'> {
  return { method: random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']), body: body(random) }
}

function form(random: Random): string {
  return `/forms/${random.pick(['contact', 'mailing-list', 'request-a-demo', noise(random, 8)])}`
}

function headers(random: Random): Record<string, string> {
  const visitor = `10.${random.below(4)}.${random.below(256)}.${random.below(256)}`
  const encodings = ['br', 'gzip', 'identity', 'gzip;q=0.5, br', noise(random, 6)]
  return {
    'x-forwarded-for': visitor,
    'accept-encoding': random.pick(encodings),
    ...(random.below(5) === 0 && { 'if-none-match': `"${noise(random, 8)}"` }),
    ...(random.below(9) === 0 && { 'accept-language': words(random) }),
  }
}

function cdn(random: Random, path: string): string {
  const token = random.pick([TOKENS.published, TOKENS.published, TOKENS.drafts, noise(random, 9)])
  return `/v2/cdn/${path}?token=${token}&version=${random.pick(['published', 'draft'])}`
}

function words(random: Random): string {
  const some = Array.from({ length: 1 + random.below(4) }, () =>
    random.below(3) === 0 ? noise(random, 6) : random.pick(WORDS),
  )
  return encodeURIComponent(some.join(' '))
}

function noise(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick(LETTERS)).join('')
}

function body(random: Random): string {
  return random.pick(['', '{', '[]', '{"a":', `{"${noise(random, 9)}":"${noise(random, 200)}"}`])
}
