import { messagesFor } from '@prospectus/content/messages/messages'
import { testimonialsSlider } from '@prospectus/content/schema/blocks/testimonials-slider'
import { testimonialsSliderExamples } from '@prospectus/content/schema/blocks/testimonials-slider.examples'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { testimonialsSliderView } from './testimonials-slider.tsx'

const testimonial = (slug: string, content: Record<string, unknown> = {}) =>
  rawStory(`testimonials/${slug}`, { component: 'modules/testimonial', ...content })

const link = {
  fieldtype: 'multilink',
  linktype: 'story',
  id: '',
  cached_url: 'client-stories/rail',
}
const rail = testimonial('rail', { number: '£4.2m', description: 'Saved', link })
const bare = testimonial('bare')
const german = rawStory('de/testimonials/bahn', { component: 'modules/testimonial' })
const page = (stories = [rail, bare, german]) => examplePage({ snapshot: snapshotOf(stories) })

const render = (fields: Record<string, unknown>, on = page()) =>
  renderBlock(testimonialsSliderView, readExample(testimonialsSlider, { _uid: 'a', ...fields }), {
    page: on,
  })
const slidesOf = (html: string) => html.match(/aria-roledescription="slide"/g)?.length ?? 0
const SAMPLES = [
  ...['Improvement to bottom line', 'Time saving a year'],
  ...['Increase in net profit', 'Increase in planned savings annually'],
]

describe('testimonials-slider', () => {
  it('BLOCK-3 links each testimonial to its client story', () => {
    const html = render({ heading: 'Results' })
    expect(html).toMatch(/<h3[^>]*><a href="\/client-stories\/rail"[^>]*>Saved<\/a><\/h3>/)
    expect(html).toContain('£4.2m')
  })

  it('LANG-2 shows every one in the page’s language when none is chosen', () => {
    expect(slidesOf(render({}))).toBe(2)
    expect(render({})).not.toContain('bahn')
  })

  it('shows the chosen ones in the editor’s order, without those that are gone', () => {
    const html = render({ testimonials: [bare.uuid, 'gone', rail.uuid] })
    expect(slidesOf(html)).toBe(2)
    expect(html.indexOf('>bare<')).toBeLessThan(html.indexOf('Saved'))
  })

  it('has a link only if the testimonial has one, and its name if it has no text', () => {
    const html = render({ testimonials: [bare.uuid] })
    expect(html).toMatch(/<h2[^>]*>bare<\/h2>/)
    expect(html).not.toContain('<a ')
  })

  it('BLOCK-3 shows the four samples when there is no testimonial', () => {
    for (const html of [render({}, page([])), render({ testimonials: ['gone'] }, page([]))]) {
      expect(slidesOf(html)).toBe(4)
      for (const sample of SAMPLES) expect(html).toContain(`>${sample}<`)
    }
  })

  it('LANG-1 has samples in every language', () => {
    const german = examplePage({ lang: 'de', messages: messagesFor('de') })
    expect(render({}, german)).toContain('>Zeitersparnis im Jahr<')
  })

  it('BLOCK-5 rotates only if the block asks for autoplay', () => {
    expect(render({})).not.toContain('Stop moving')
    expect(render({ autoplay: true })).toContain('Stop moving')
    expect(render({ autoplay: true })).not.toContain('data-pause-on-hover')
    expect(render({ autoplay: true, pause_on_hover: true })).toContain('data-pause-on-hover')
  })

  it.each(Object.keys(testimonialsSliderExamples))('DATA-4 renders its example %s', (name) => {
    const html = renderBlock(testimonialsSliderView, readExample(testimonialsSlider, name))
    expect(slidesOf(html)).toBe(4)
    expect(html).not.toContain('<script>')
  })
})
