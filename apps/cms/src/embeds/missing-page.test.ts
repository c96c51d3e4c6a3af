import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createAssetRoutes } from '../assets/asset-files.ts'
import { createClosedPages } from './closed-page.ts'
import { createMissingPages } from './missing-page.ts'

const NO_PICTURES = { make: () => Promise.reject(new Error('not asked for')) }
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const embeds = new Hono()
  .route('/', createClosedPages())
  .route('/', createMissingPages())
  .route('/', createAssetRoutes({ spaceIds: [], sources: [], log: console, pictures: NO_PICTURES }))

describe('a form that there is none of', () => {
  it.each(['/', '/forms/', '/forms/a/b', '/tool?embedded=true'])(
    'EMBED-3 a visitor’s frame of %s says so in words',
    async (address) => {
      const answer = await embeds.request(address, { headers: NAVIGATION })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(answer.headers.get('vary')).toBe('accept')
      const html = await answer.text()
      expect(html).toContain('This form is not available at the moment.')
      expect(html).not.toContain('<script')
    },
  )

  it('LANG-2 says so in the language that the page asks for', async () => {
    const answer = await embeds.request('/tool?lang=de', { headers: NAVIGATION })
    expect(await answer.text()).toContain('Dieses Formular ist zurzeit nicht verfügbar.')
  })

  it('runs nothing, and is dressed by what its policy names', async () => {
    const answer = await embeds.request('/tool', { headers: NAVIGATION })
    const style = /<style>([\s\S]*)<\/style>/.exec(await answer.text())?.[1] ?? ''
    const digest = createHash('sha256').update(style).digest('base64')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${digest}'`)
    expect(policy).not.toContain('script-src')
  })

  it.each([
    ['a program', '/tool', {}],
    ['a call', '/tool', { accept: 'application/json' }],
    ['whoever asks for a file', '/f/1/x/0123456789/plan.pdf', NAVIGATION],
  ])('answers %s with JSON', async (_who, address, headers) => {
    const answer = await embeds.request(address, { headers })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toHaveProperty('error')
  })

  it('leaves forms that are not open to their own page', async () => {
    const answer = await embeds.request('/forms/request-a-demo', { headers: NAVIGATION })
    expect(answer.status).toBe(200)
  })
})
