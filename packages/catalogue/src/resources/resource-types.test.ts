import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('DATA-9 with the resource sections of another brand', () => {
  beforeEach(() => {
    vi.resetModules()
    const resourceSections = new Map([
      ['recipes', 'article'],
      ['lookbooks', 'document'],
    ])
    vi.doMock('@prospectus/content/schema/resource-sections', () => ({
      resourceSections,
      hasSpecifiedSections: false,
    }))
  })
  afterEach(() => {
    vi.doUnmock('@prospectus/content/schema/resource-sections')
    vi.resetModules()
  })

  it('stories of these are resources, and no others', async () => {
    const { isListedResource, isResourceType } = await import('./resource-types.ts')
    const isListed = (section: string) => isListedResource({ component: 'resource', section })
    expect(['recipes', 'lookbooks', 'blog', 'constructor'].map(isListed)).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isResourceType('blog')).toBe(false)
  })

  it('the centre requests all of them, or the one of its filter', async () => {
    const { centreOptions } = await import('./centre-query.ts')
    const view = { lang: 'en', page: 1, perPage: 9 }
    expect(centreOptions(view).starts_with).toBe('recipes/,lookbooks/')
    expect(centreOptions({ ...view, lang: 'de' }).starts_with).toBe('de/recipes/,de/lookbooks/')
    expect(centreOptions({ ...view, type: 'lookbooks' }).starts_with).toBe('lookbooks/')
  })

  it('a snapshot that was built for other sections is loaded anew', async () => {
    const { needsFullLoad, originOf } = await import('../sync/content-api.ts')
    const api = { apiUrl: 'http://127.0.0.1/v2', token: 't', assetHost: 'a.example.com' }
    expect(needsFullLoad(originOf(api), api)).toBe(false)
    expect(needsFullLoad({ ...originOf(api), resourceTypes: ['blog'] }, api)).toBe(true)
  })
})
