import { timeline } from '@prospectus/content/schema/blocks/timeline'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { marksOf, TimelineLeaders } from './timeline.scale.tsx'
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
    const raised = marksOf(marks).map((mark) => mark.raised)
    expect(raised.map(({ narrow }) => narrow)).toEqual([false, true, false, true, false])
    expect(raised.some(({ wide }) => wide)).toBe(false)
  })

  it('raises a label on wide screens only if it would overlap there', () => {
    const marks = marksOf([step(0, 0, '00:15'), step(4, 4, '00:20'), step(100)])
    expect(marks.map(({ raised }) => raised.wide)).toEqual([false, true, false])
  })

  it('counts a label that ends at its tick from where it begins', () => {
    const marks = marksOf([step(0), step(85, 85, '15'), step(100, 100, 'Week 16')])
    expect(marks.map(({ raised }) => raised.wide)).toEqual([false, false, false])
    expect(marks.map(({ raised }) => raised.narrow)).toEqual([false, false, true])
  })

  it('BLOCK-5 leads from each tick to the column of its step', () => {
    const entries = [step(0), step(10), step(), step(40)]
    const leaders = <TimelineLeaders marks={marksOf(entries)} entries={entries} />
    const html = renderToStaticMarkup(leaders)
    const ends = [...html.matchAll(/x1="(.+?)" x2="(.+?)"/g)].map(([, from, to]) => [from, to])
    expect(ends).toEqual([
      ['0%', '0%'],
      ['25%', '25%'],
      ['100%', '75%'],
    ])
    expect(render('four columns')).not.toContain('timeline-leaders')
  })

  it('is empty where there is no distance to show', () => {
    expect(marksOf([step(5)])).toEqual([])
    expect(marksOf([step(5), step(5)])).toEqual([])
    expect(marksOf([step(5), step(7, 3)])).toMatchObject([{ length: 0 }, { length: 0 }])
  })
})
