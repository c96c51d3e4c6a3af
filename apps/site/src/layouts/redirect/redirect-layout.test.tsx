import { readStory } from '@prospectus/content/reading/read-story'
import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup, siteContext } from '../../ui/testing/render.tsx'
import { rawStory } from '../../ui/testing/snapshot-of.ts'
import { RedirectLayout } from './redirect-layout.tsx'

function render(destination_url: string): string {
  const story = readStory(
    rawStory('go', { component: 'modules/redirect', destination_url }),
    siteContext,
  )
  return renderMarkup(<RedirectLayout />, examplePage({ mode: 'preview', story }))
}

describe('redirect layout', () => {
  it('ROUTE-4 titles the page and shows the destination as a link', () => {
    const html = render('https://events.example/spring')
    expect(html).toMatch(/<h1[^>]*>307 Redirect - Pretty Link<\/h1>/)
    expect(html).toMatch(/<a href="https:\/\/events\.example\/spring"/)
  })

  it('ROUTE-4 never links an unsafe destination', () => {
    expect(render('javascript:alert(1)')).not.toContain('<a ')
  })
})
