import { loadingPlaceholder } from '@prospectus/content/schema/blocks/loading-placeholder'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { loadingPlaceholderView } from './loading-placeholder.tsx'

const render = exampleRenderer(loadingPlaceholderView, loadingPlaceholder)

describe('loading-placeholder', () => {
  it('BLOCK-2 announces loading, and hides its outline from screen readers', () => {
    const html = render('usual')
    expect(html).toMatch(/<p[^>]*role="status"[^>]*aria-label="Loading"/)
    expect(html).toMatch(/<div class="loading-placeholder-grid[^"]*" aria-hidden="true">/)
  })

  it('BLOCK-2a draws on the chosen side', () => {
    expect(render('usual')).toContain('loading-placeholder-right')
    expect(render('most')).toContain('loading-placeholder-left')
    expect(render('least')).toContain('loading-placeholder-right')
  })
})
