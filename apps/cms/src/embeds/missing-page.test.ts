import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createAssetRoutes } from '../assets/asset-files.ts'
import { createNotFoundRoutes } from './notice.tsx'

const NO_PICTURES = { make: () => Promise.reject(new Error('not asked for')) }
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const embeds = new Hono()
  .route('/', createNotFoundRoutes())
  .route('/', createAssetRoutes({ spaceIds: [], sources: [], log: console, pictures: NO_PICTURES }))

describe('a missing form', () => {
  it.each(['/', '/forms/', '/forms/a/b', '/tool?embedded=true'])(
    'EMBED-3 a frame of %s shows a sentence',
    async (address) => {
      const response = await embeds.request(address, { headers: NAVIGATION })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('vary')).toBe('accept')
      const html = await response.text()
      expect(html).toContain('This form is not available at the moment.')
    },
  )

  it('LANG-2 shows the sentence in the requested language', async () => {
    const response = await embeds.request('/tool?lang=de', { headers: NAVIGATION })
    expect(await response.text()).toContain('Dieses Formular ist zurzeit nicht verfügbar.')
  })

  it.each([
    ['a program', '/tool', {}],
    ['an API client', '/tool', { accept: 'application/json' }],
    ['a request for a file', '/f/1/x/0123456789/plan.pdf', NAVIGATION],
  ])('responds to %s with JSON', async (_who, address, headers) => {
    const response = await embeds.request(address, { headers })
    expect(response.status).toBe(404)
    expect(await response.json()).toHaveProperty('error')
  })
})
