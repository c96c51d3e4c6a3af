import type { Random } from '../catalogue/random.ts'
import { TOKENS } from './local-installation.ts'

export interface FuzzedRequest {
  readonly method: string
  /** Path and query, not normalised. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

type MakeRequest = (random: Random, pagePaths: readonly string[]) => Partial<FuzzedRequest>

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
  [
    67,
    (random, pagePaths) => ({ path: `${random.pick(pagePaths)}?utm_source=${random.below(1e6)}` }),
  ],
  [1, (random) => ({ path: `/search?q=${encodedWords(random)}&page=${random.below(9)}` })],
  [1, (random) => ({ path: `/resources?page=${random.below(30)}&theme=${encodedWords(random)}` })],
  [5, (random) => ({ path: `/${randomLetters(random, 1 + random.below(60))}` })],
  [8, (random) => ({ path: random.pick(HOSTILE) + randomLetters(random, random.below(20)) })],
  [6, (random) => ({ path: `/api/suggestions?q=${encodedWords(random)}` })],
  [4, (random) => ({ method: 'POST', path: '/api/stories', body: jsonBody(random) })],
  [1, (random) => ({ method: 'POST', path: '/hooks/content', body: jsonBody(random) })],
  [3, (random) => ({ path: `/assets/f/${random.below(9)}/1x1/${randomLetters(random, 8)}/a.png` })],
  [
    2,
    (random, pagePaths) => ({
      method: random.pick(['HEAD', 'PUT', 'OPTIONS']),
      path: random.pick(pagePaths),
    }),
  ],
  [
    2,
    (random, pagePaths) => ({
      path: `${random.pick(pagePaths)}?_storyblok=${random.below(1e6)}&_storyblok_tk[timestamp]=1`,
    }),
  ],
]

const CMS_REQUESTS: readonly (readonly [number, MakeRequest])[] = [
  [
    4,
    (random) => ({
      path: `${deliveryPath(random, 'stories')}&per_page=${random.below(9)}&page=${random.below(9)}`,
    }),
  ],
  [40, (random, pagePaths) => ({ path: deliveryPath(random, `stories${random.pick(pagePaths)}`) })],
  [30, (random) => ({ path: deliveryPath(random, `stories/${randomLetters(random, 20)}`) })],
  [
    2,
    (random) => ({
      path: `${deliveryPath(random, 'stories')}&search_term=${encodedWords(random)}&per_page=5`,
    }),
  ],
  [
    4,
    (random) => ({
      path: `${deliveryPath(random, 'stories')}&filter_query[${randomLetters(random, 5)}][in]=${encodedWords(random)}&per_page=5`,
    }),
  ],
  [
    2,
    (random) => ({
      path: deliveryPath(random, random.pick(['links', 'tags', 'datasources', 'spaces/me'])),
    }),
  ],
  [8, (random) => ({ path: random.pick(HOSTILE) + randomLetters(random, random.below(20)) })],
  [
    10,
    (random) => ({
      path: `/v2/cdn/${randomLetters(random, 30)}?token=${randomLetters(random, 20)}`,
    }),
  ],
]

const MANAGEMENT_REQUESTS: readonly (readonly [number, MakeRequest])[] = [
  [
    4,
    (random, pagePaths) => ({
      path: `/v1/spaces/1/stories${random.pick(pagePaths)}`,
      ...methodAndBody(random),
    }),
  ],
  [
    4,
    (random) => ({
      path: `/v1/spaces/${randomLetters(random, 5)}/${randomLetters(random, 9)}`,
      ...methodAndBody(random),
    }),
  ],
  [2, (random) => ({ path: `/auth/${randomLetters(random, 8)}`, ...methodAndBody(random) })],
  [2, (random) => ({ path: `/auth/sign-in/email`, method: 'POST', body: jsonBody(random) })],
  [1, (random) => ({ path: `/share/${randomLetters(random, 30)}` })],
  [1, (random) => ({ path: '/reports', method: 'POST', body: jsonBody(random) })],
  [1, (random) => ({ path: random.pick(['/', '/bridge.js', '/stories/1', '/account']) })],
  [2, (random) => ({ path: random.pick(HOSTILE) + randomLetters(random, random.below(20)) })],
]

const EMBEDS_REQUESTS: readonly (readonly [number, MakeRequest])[] = [
  [
    3,
    (random) => ({
      path: `${formPath(random)}?lang=${encodedWords(random)}&page=${encodedWords(random)}`,
    }),
  ],
  [
    3,
    (random) => ({
      path: formPath(random),
      ...methodAndBody(random),
      body: `_key=${randomLetters(random, 20)}`,
    }),
  ],
  [
    2,
    (random) => ({ path: `/assessment/${randomLetters(random, 6)}?theme=${encodedWords(random)}` }),
  ],
  [1, (random) => ({ path: `/openings?q=${encodedWords(random)}` })],
  [1, (random) => ({ path: `/hubspot/${randomLetters(random, 9)}` })],
  [
    1,
    (random) => ({ path: `/lists/${randomLetters(random, 7)}?token=${randomLetters(random, 40)}` }),
  ],
  [3, (random) => ({ path: `/f/${random.below(9)}/1x1/${randomLetters(random, 8)}/a.png/m/9x9` })],
  [2, (random) => ({ path: random.pick(HOSTILE) + randomLetters(random, random.below(20)) })],
]

const REQUESTS = {
  site: SITE_REQUESTS,
  preview: SITE_REQUESTS,
  cms: CMS_REQUESTS,
  management: MANAGEMENT_REQUESTS,
  embeds: EMBEDS_REQUESTS,
} as const

/** Makes a well-formed or hostile request to a server, the same for the same random numbers. */
export function fuzzedRequest(
  server: keyof typeof REQUESTS,
  random: Random,
  pagePaths: readonly string[],
): FuzzedRequest {
  const requests = REQUESTS[server]
  let remainder = random.below(requests.reduce((sum, [weight]) => sum + weight, 0))
  const chosen = requests.find(([weight]) => {
    remainder -= weight
    return remainder < 0
  })
  return { method: 'GET', path: '/', headers: headers(random), ...chosen?.[1](random, pagePaths) }
}

function methodAndBody(random: Random): Pick<FuzzedRequest, 'method' | 'body'> {
  return { method: random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']), body: jsonBody(random) }
}

function formPath(random: Random): string {
  return `/forms/${random.pick(['contact', 'mailing-list', 'request-a-demo', randomLetters(random, 8)])}`
}

function headers(random: Random): Record<string, string> {
  const visitor = `10.${random.below(4)}.${random.below(256)}.${random.below(256)}`
  const encodings = ['br', 'gzip', 'identity', 'gzip;q=0.5, br', randomLetters(random, 6)]
  return {
    'x-forwarded-for': visitor,
    'accept-encoding': random.pick(encodings),
    ...(random.below(5) === 0 && { 'if-none-match': `"${randomLetters(random, 8)}"` }),
    ...(random.below(9) === 0 && { 'accept-language': encodedWords(random) }),
  }
}

function deliveryPath(random: Random, path: string): string {
  const token = random.pick([
    TOKENS.published,
    TOKENS.published,
    TOKENS.drafts,
    randomLetters(random, 9),
  ])
  return `/v2/cdn/${path}?token=${token}&version=${random.pick(['published', 'draft'])}`
}

function encodedWords(random: Random): string {
  const chosenWords = Array.from({ length: 1 + random.below(4) }, () =>
    random.below(3) === 0 ? randomLetters(random, 6) : random.pick(WORDS),
  )
  return encodeURIComponent(chosenWords.join(' '))
}

function randomLetters(random: Random, length: number): string {
  return Array.from({ length }, () => random.pick(LETTERS)).join('')
}

function jsonBody(random: Random): string {
  return random.pick([
    '',
    '{',
    '[]',
    '{"a":',
    `{"${randomLetters(random, 9)}":"${randomLetters(random, 200)}"}`,
  ])
}
