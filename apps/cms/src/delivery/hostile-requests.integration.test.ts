import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReadStorage } from '../storage/read-storage.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { fillContractSpace } from './contract/content.fixture.ts'
import {
  PUBLIC_TOKEN,
  type ServedDelivery,
  serveDelivery,
} from './contract/served-delivery.fixture.ts'
import { ALLOWED_PARAMETERS } from './parameters.ts'

const STRANGE = [
  "'",
  '"',
  '\\',
  "x' or '1'='1",
  '1; drop table story; --',
  '%',
  '_',
  '*',
  '**********',
  '$.a[*]',
  '$[?(@.a)]',
  '{"a":1}',
  '\0',
  '\u{d800}',
  '\u202e',
  'é',
  '٣',
  '🙂',
  '-1',
  '0',
  '1e309',
  '0x10',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'a.b.c.d.e.f.g.h',
  '..',
  '../../etc/passwd',
  ',',
  ',,,,',
  ':',
  ':::',
  '.',
  '1970-01-01T00:00:00Z',
  '0000-00-00 00:00',
  '+275760-09-13T00:00:00.000Z',
  ' ',
  '\n',
  'x'.repeat(4000),
]
/** Timeout of tests with hundreds of sequential requests. */
const MANY = { timeout: 120_000 }
/** Every fifth strange value, from another start for each index; all values in `npm run audit`. */
const strangeFor = (index: number): readonly string[] =>
  process.env.EVERY_DATABASE ? STRANGE : STRANGE.filter((_, at) => at % 5 === index % 5)
/** All parameters, with only one of the twelve for dates, which are all parsed alike. */
const PARAMETERS = [...ALLOWED_PARAMETERS.stories].filter(
  (name) => !/^(first_|updated_)|_at_[^g]|_gte$/.test(name),
)
const OPERATIONS = ['in', 'not_in', 'like', 'not_like', 'is', 'exists', 'gt_date', 'gt_int']
const PATHS = [
  'stories/%00',
  'stories/%ff',
  'stories/%',
  'stories/..%2f..%2fhome',
  'stories/%2e%2e/home',
  'stories//',
  'stories/home//',
  'stories/__proto__',
  'stories/constructor',
  'stories/99999999999999999999',
  `stories/${'a/'.repeat(2000)}`,
  "stories/'%20or%20'1'='1",
  'links/%00',
  'links/__proto__',
  'datasources/%27',
  'datasources/999999999999999',
  'datasources/a/b',
  'toString',
  '__proto__',
]
const BRACKETS = [
  'filter_query',
  'filter_query=',
  'filter_query[]=x',
  'filter_query[][][]=x',
  'filter_query[__proto__][in]=x',
  'filter_query[constructor][prototype]=x',
  'filter_query[__or]=x',
  'filter_query[__or][]=x',
  'filter_query[__or][][]=x',
  'filter_query[__or][][__or][][a][in]=x',
  `filter_query${'[a]'.repeat(3000)}=x`,
  `${'['.repeat(5000)}=x`,
  'filter_query[a]]][in]=x',
  'filter_query[$.a][in]=x',
  "filter_query[a' or 1=1 --][in]=x",
  'filter_query[a..b][in]=x',
  '=x',
  '[]=x',
  '__proto__[x]=1',
  'hasOwnProperty=1',
  '&&&&',
  '?',
  '%5B%5D=1',
  '%=1',
]

const titled = (texts: readonly string[]) => texts.map((text) => [text.slice(0, 50), text] as const)

onAnyDatabase('hostile requests', (open) => {
  let served: ServedDelivery
  let storage: ReadStorage & { readonly close: () => Promise<void> }
  const statusOf = async (path: string) => {
    const separator = path.includes('?') ? '&' : '?'
    const response = await served.request(`${path}${separator}cv=1`, { token: PUBLIC_TOKEN })
    expect(response.body, path).toBeTypeOf('object')
    return response.status
  }
  const isExpectedStatus = (status: number) => [200, 400, 401, 404, 414, 422].includes(status)

  beforeAll(async () => {
    const opened = await open()
    await fillContractSpace(opened)
    storage = opened
    served = await serveDelivery(opened)
  })
  afterAll(() => served.close())

  test(
    'delivery-protocol#errors strange values of every parameter never cause a 500',
    MANY,
    async () => {
      for (const [index, name] of PARAMETERS.entries())
        for (const value of strangeFor(index)) {
          const encoded = value.isWellFormed() ? encodeURIComponent(value) : '%ed%a0%80'
          const status = await statusOf(`stories?${name}=${encoded}`)
          expect(isExpectedStatus(status), `${name} ${value.slice(0, 50)}: ${status}`).toBe(true)
        }
      expect(served.logged).toEqual([])
    },
  )

  test('delivery-protocol#filters strange fields and values never cause a 500', MANY, async () => {
    for (const [index, operation] of OPERATIONS.entries())
      for (const value of strangeFor(index)) {
        const encoded = value.isWellFormed() ? encodeURIComponent(value) : '%ed%a0%80'
        const asValue = await statusOf(`stories?filter_query[title][${operation}]=${encoded}`)
        const asField = await statusOf(`stories?filter_query[${encoded}][${operation}]=1`)
        expect([asValue, asField].every(isExpectedStatus), `${operation} ${value}`).toBe(true)
      }
    expect(served.logged).toEqual([])
  })

  test.each(titled(PATHS))(
    'delivery-protocol#one-story the path %s never causes a 500',
    async (_title, path) => {
      expect(await statusOf(path)).toSatisfy(isExpectedStatus)
    },
  )

  test.each(titled(BRACKETS))(
    'delivery-protocol#filters the query %s never causes a 500',
    async (_title, query) => {
      expect(await statusOf(`stories?${query}`)).toSatisfy(isExpectedStatus)
    },
  )

  test('delivery-protocol#filters SQL and wildcards in a value are only text', async () => {
    for (const value of ["x' or '1'='1", '%', '_', '[a-z]*', '\\']) {
      const filter = `filter_query[title][in]=${encodeURIComponent(value)}`
      const { body } = await served.request(`stories?${filter}&cv=1`, { token: PUBLIC_TOKEN })
      expect(body, value).toMatchObject({ stories: [] })
    }
  })

  test('delivery-protocol#errors any query string gets a response', MANY, async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...ALLOWED_PARAMETERS.stories,
        'filter_query',
        '[',
        ']',
        '=',
        '&',
        '%',
        '[__or][]',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }).map((text) => encodeURIComponent(text)),
      fc.constantFrom('[in]', '[is]', '%00', '%c3', '+', ',', '1', 'asc', ':', '*'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        expect(await statusOf(`stories?${pieces.join('')}`)).toSatisfy(isExpectedStatus)
      }),
      { numRuns: process.env.EVERY_DATABASE ? 150 : 50 },
    )
  })

  test('error-internal, delivery-protocol#errors: an internal error is 500 without details, and logged', async () => {
    const failing = await serveDelivery({
      ...storage,
      listStories: async () => {
        throw new Error('secret of the database')
      },
    })
    const response = await failing.request('stories?cv=1', { token: PUBLIC_TOKEN })
    expect([response.status, response.body]).toEqual([
      500,
      { error: 'The request could not be processed; the log of the content system has the error' },
    ])
    expect(JSON.stringify(failing.logged)).toContain('secret of the database')
    expect(JSON.stringify(failing.logged)).not.toContain(PUBLIC_TOKEN)
    expect(failing.logged[0]).toMatchObject({ method: 'GET', query: 'cv=1' })
    expect(failing.logged[0]?.requestId).toBe(response.headers.get('x-request-id'))
    await failing.close()
  })
})
