import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { describe, expect, it } from 'vitest'
import { SECURITY_HEADERS, type ServedOptions, serveSite } from '../served-site.fixture.ts'
import { rawStory, snapshotOf } from '../ui/testing/snapshot-of.ts'

const page = (fullSlug: string, name: string, content: Record<string, unknown> = {}) =>
  rawStory(fullSlug, { component: 'modules/page', ...content }, { name })
const resource = (fullSlug: string, name: string, content: Record<string, unknown> = {}) =>
  rawStory(fullSlug, { component: 'modules/resource', ...content }, { name })
const paper = {
  component: 'download',
  _uid: 'd',
  label: 'The paper',
  link: { fieldtype: 'multilink', linktype: 'url', url: '/assets/f/1/x/paper.pdf' },
}

const snapshot = snapshotOf(
  [
    resource('blog/float', 'Float'),
    resource('blog/drift', 'Drift', { description: 'What the float does not tell you' }),
    page('tools', 'Floating schedules'),
    page('hidden', 'Float, hidden', { prevent_indexing: true }),
    page('de/puffer', 'Float auf Deutsch'),
    resource('publications/paper', 'A paper on float', { download: [paper] }),
  ],
  { languages: ['de'] },
)

async function suggest(target: string, options: ServedOptions & { method?: string } = {}) {
  const { method = 'GET', ...served } = options
  const { send, logged } = await serveSite({ snapshot, ...served })
  const response = await send(target, { method })
  const isJson = response.headers['content-type']?.startsWith('application/json')
  return {
    ...response,
    json: isJson && response.text !== '' ? JSON.parse(response.text) : {},
    logged,
  }
}

const suggestions = (query: string, options?: ServedOptions) =>
  suggest(`/api/suggestions?${query}`, options)

describe('GET /api/suggestions', () => {
  it('SEARCH-3 SEARCH-4 returns the search page’s first results, with their links', async () => {
    const { status, json } = await suggestions('q=+float+&lang=en')
    expect(status).toBe(200)
    expect(json).toEqual({
      query: 'float',
      total: 4,
      suggestions: [
        { name: 'Float', marks: [0, 5], path: '/blog/float', kind: 'Blog' },
        { name: 'Floating schedules', marks: [0, 5], path: '/tools', kind: 'Page' },
        { name: 'A paper on float', marks: [11, 16], path: '/assets/f/1/x/paper.pdf' },
        { name: 'Drift', marks: [], path: '/blog/drift', kind: 'Blog' },
      ],
      status: '4 suggestions',
      all: 'All 4 results for “float”',
    })
  })

  it('LANG-2 responds in one language, without lang in the main one', async () => {
    const german = (await suggestions('q=float&lang=de')).json
    expect(german.suggestions).toMatchObject([{ name: 'Float auf Deutsch', kind: 'Seite' }])
    expect(german.all).toBe('1 Ergebnis für „float“')
    expect((await suggestions('q=float')).json.total).toBe(4)
  })

  it('SEARCH-1 returns an empty list for an empty query', async () => {
    for (const query of ['', 'q=', 'q=%20', 'lang=en']) {
      const { status, json } = await suggestions(query)
      expect([query, status, json.total, json.suggestions]).toEqual([query, 200, 0, []])
    }
  })

  it('may be cached for a minute, in preview not at all, and has the security headers', async () => {
    const { headers } = await suggestions('q=float')
    expect(headers['cache-control']).toBe('public, max-age=60')
    for (const name of SECURITY_HEADERS) expect(headers).toHaveProperty(name)
    const preview = await suggestions('q=float', { env: { SITE_MODE: 'preview' } })
    expect(preview.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['405', '/api/suggestions?q=x', 'POST', 405, undefined],
    ['a query that is too long', `/api/suggestions?q=${'x'.repeat(201)}`, 'GET', 400, 'q'],
    ['another language', '/api/suggestions?q=x&lang=fr', 'GET', 400, 'lang'],
    ['no language', '/api/suggestions?q=x&lang=', 'GET', 400, 'lang'],
    ['a language of objects', '/api/suggestions?q=x&lang=__proto__', 'GET', 400, 'lang'],
  ])('refuses with a sentence: %s', async (_name, target, method, status, field) => {
    const response = await suggest(target, { method })
    expect([response.status, response.json.field]).toEqual([status, field])
    expect(response.json.error).toMatch(/^[A-Z].*\.$/)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
  })

  it.each([
    ['markup', 'q=%3Cimg%20src=x%3E'],
    ['a broken escape', 'q=100%'],
    ['half a character', 'q=%ED%A0%80'],
    ['signs of regular expressions', 'q=(%5B.*+%3F%5E%24%7B'],
    ['the longest query', `q=${'%C3%9F'.repeat(200)}`],
    ['sixteen terms and more', `q=${'a+'.repeat(99)}`],
    ['a query twice', 'q=float&q=drift&lang=en&lang=fr'],
    ['names of objects', 'q=__proto__&constructor=1'],
  ])('answers 200 to %s', async (_name, query) => {
    const { status, json } = await suggestions(query)
    expect(status).toBe(200)
    expect(json.query).toBe((new URLSearchParams(query).get('q') ?? '').trim())
  })

  it('responds to HEAD without a body', async () => {
    const { status, text } = await suggest('/api/suggestions?q=float', { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
  })

  it("SEARCH-2 one query's failure loses only its own results, is logged, and is not cached", async () => {
    const failing: Snapshot = {
      ...snapshot,
      search: (query) => {
        if (query.component === 'page') throw new Error('the body store is closed')
        return snapshot.search(query)
      },
    }
    const { status, json, headers, logged } = await suggestions('q=float', { snapshot: failing })
    expect([status, json.total]).toEqual([200, 3])
    expect(headers['cache-control']).toBe('no-store')
    expect(logged.filter(({ level }) => level === 'error')).toMatchObject([
      { error: expect.stringContaining('the body store is closed') },
    ])
  })

  it('makes a client wait that sends too many requests', async () => {
    const { send } = await serveSite({ snapshot, clientLimits: { burst: 2, perSecond: 0.1 } })
    const statuses: number[] = []
    for (let n = 0; n < 2; n++) statuses.push((await send('/api/suggestions?q=x')).status)
    const { status, headers, text } = await send('/api/suggestions?q=x')
    expect([...statuses, status]).toEqual([200, 200, 429])
    expect(headers['retry-after']).toBe('10')
    expect(JSON.parse(text).error).toMatch(/\.$/)
  })

  it('responds 503 with a sentence while there is no snapshot', async () => {
    const { status, json, headers } = await suggestions('q=x', { snapshot: null })
    expect([status, headers['retry-after']]).toEqual([503, '30'])
    expect(json.error).toMatch(/\.$/)
  })
})
