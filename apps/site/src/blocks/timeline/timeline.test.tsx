import { timeline } from '@prospectus/content/schema/blocks/timeline'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { marksOf } from './timeline.scale.tsx'
import { timelineView } from './timeline.tsx'

const render = exampleRenderer(timelineView, timeline)

describe('timeline', () => {
  it('BLOCK-5 is a carousel of steps in their order, the next one looking in', () => {
    const html = render('usual')
    expect(html).toContain('class="carousel carousel-peek"')
    expect(html).toContain('aria-label="The first eleven weeks"')
    const steps = [...html.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, heading]) => heading)
    expect(steps).toHaveLength(5)
    expect(steps[0]).toBe('Weeks 1 to 2: look')
  })

  it('BLOCK-2a is a list of all its steps where the editor chose columns', () => {
    const html = render('four columns')
    expect(html).toMatch(/<ol class="timeline-steps even-columns even-columns-4">/)
    expect(html.match(/<li>/g)).toHaveLength(4)
    expect(html).not.toContain('carousel')
  })

  it('DATA-10 draws the icon of each step as decoration', () => {
    expect(render('usual').match(/<svg class="icon timeline-icon"/g)).toHaveLength(5)
  })

  it('skips no heading level without a heading of its own', () => {
    expect(render('least')).toMatch(/<h2[^>]*>2009: founded<\/h2>/)
    expect(render('least')).toContain('aria-label="Steps"')
  })

  it('DATA-4 tolerates unknown icons and marked up text', () => {
    const html = render('hostile')
    expect(html).not.toContain('<script>')
    expect(html.match(/<svg class="icon timeline-icon"/g)).toHaveLength(3)
  })

  it('BLOCK-5 shows its steps to scale, hidden from screen readers, which read the steps', () => {
    expect(render('usual')).toMatch(/<svg class="timeline-scale"[^>]*aria-hidden="true"/)
    expect(render('usual')).toContain('>Week 11</text>')
    expect(render('least')).not.toContain('timeline-scale')
  })
})

describe('scale of a timeline', () => {
  const step = (from?: number, until?: number, mark = 'x') => ({
    uid: `step-${from}`,
    from,
    until,
    mark,
  })

  it('BLOCK-5 sets the steps at their true distances, whatever their order', () => {
    const marks = marksOf([step(34), step(4), step(), step(56)])
    expect(marks.map(({ start }) => start)).toEqual([0, 57.69, 100])
  })

  it('BLOCK-5 draws a step that lasts as long as it lasts', () => {
    expect(marksOf([step(0, 2), step(5, 8)])).toMatchObject([
      { start: 0, length: 25 },
      { start: 62.5, length: 37.5 },
    ])
  })

  it('raises a label that would overlap the one before it', () => {
    const marks = [step(0, 0, '07:04'), step(15, 15, '07:11'), step(30), step(33), step(100)]
    expect(marksOf(marks).map(({ row }) => row)).toEqual([0, 1, 0, 1, 0])
  })

  it('is empty where there is no distance to show', () => {
    expect(marksOf([step(5)])).toEqual([])
    expect(marksOf([step(5), step(5)])).toEqual([])
    expect(marksOf([step(5), step(7, 3)])).toMatchObject([{ length: 0 }, { length: 0 }])
  })
})
