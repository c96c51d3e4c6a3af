import { timeline } from '@prospectus/content/schema/blocks/timeline'
import { describe, expect, it } from 'vitest'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { timelineView } from './timeline.tsx'

const render = (raw: Parameters<typeof readExample>[1]) =>
  renderBlock(timelineView, readExample(timeline, raw))

describe('timeline', () => {
  it('BLOCK-5 is a carousel of steps in their order, the next one looking in', () => {
    const html = render('usual')
    expect(html).toContain('class="carousel carousel-peek"')
    expect(html).toContain('aria-label="The first eleven weeks"')
    const steps = [...html.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, heading]) => heading)
    expect(steps).toHaveLength(5)
    expect(steps[0]).toBe('Weeks 1 to 2: connect')
  })

  it('DATA-10 draws the icon of each step as decoration', () => {
    expect(render('usual').match(/<svg class="icon timeline-icon"/g)).toHaveLength(5)
  })

  it('skips no heading level without a heading of its own', () => {
    expect(render('least')).toMatch(/<h2[^>]*>2009: founded<\/h2>/)
    expect(render('least')).toContain('aria-label="Steps"')
  })

  it('DATA-4 holds unknown icons and marked up text', () => {
    const html = render('hostile')
    expect(html).not.toContain('<script>')
    expect(html.match(/<svg class="icon timeline-icon"/g)).toHaveLength(3)
  })
})
