import { readStory } from '@prospectus/content/reading/read-story'
import { callToAction } from '@prospectus/content/schema/blocks/call-to-action'
import { figureChartExamples } from '@prospectus/content/schema/blocks/figure-chart.examples'
import { heroBanner } from '@prospectus/content/schema/blocks/hero-banner'
import { callToActionView } from '@prospectus/site/src/blocks/call-to-action/call-to-action.tsx'
import { heroBannerView } from '@prospectus/site/src/blocks/hero-banner/hero-banner.tsx'
import { PageLayout } from '@prospectus/site/src/layouts/page/page-layout.tsx'
import { elementId } from '@prospectus/site/src/rendering/element-id.ts'
import {
  examplePage,
  readExample,
  renderBlock,
  renderMarkup,
  siteContext,
} from '@prospectus/site/src/ui/testing/render.tsx'
import { describe, expect, it } from 'vitest'

function render(content: object): string {
  const page = { component: 'modules/page', ...content }
  const story = readStory(
    { id: 1, name: 'Gates', full_slug: 'example', content: page },
    siteContext,
  )
  return renderMarkup(<PageLayout />, examplePage({ story }))
}

it('DATA-2 a page without blocks shows its drawing below its name', () => {
  const html = render({ graphic: 'gates', body: [] })
  expect(html).toMatch(/<h1[^>]*>Gates<\/h1>/)
  expect(html).toContain('Portfolio by stage')
})

describe('DATA-2 the page’s graphic', () => {
  const image = {
    fieldtype: 'asset',
    filename: '//assets.vendor.example/f/1/1200x800/ab12/cover.png',
  }
  const draws = (...body: readonly object[]) =>
    render({ graphic: 'gates', body }).match(/<figure class="chart gates"/g)?.length ?? 0

  it.each([
    ['hero-banner', { heading: 'A' }],
    ['hero-banner', { heading: 'A', graphic: 'none' }],
    ['call-to-action', { heading: 'A' }],
    ['alternating-panel', { heading: 'A' }],
    ['banner', { heading: 'A' }],
    ['card-grid', { cards: [{ heading: 'A', icon: 'curve' }] }],
  ])('draws when the first block, %s %j, brings no picture or drawing', (component, fields) => {
    expect(draws({ component, ...fields })).toBe(1)
    expect(draws({ component: 'no-such-block' }, { component, ...fields })).toBe(1)
  })

  it.each([
    ['hero-banner', { heading: 'A', image }],
    ['hero-banner', { heading: 'A', video_url: 'https://films.example/1' }],
    ['hero-banner', { heading: 'A', graphic: 'gantt' }],
    ['banner', { heading: 'A', image }],
    ['hero-banner', { heading: 'A', graphic: 'projects' }],
    ['hero-banner', { heading: 'A', chart: [figureChartExamples.usual] }],
    ['image-banner', { image }],
    ['full-width-video', { video_url: 'https://films.example/1' }],
  ])('does not draw when the first block, %s %j, does', (component, fields) => {
    expect(draws({ component, ...fields })).toBe(0)
  })

  it('replaces a hero’s own drawing', () => {
    const body = [{ component: 'hero-banner', heading: 'A' }]
    const html = render({ graphic: 's-curve', body })
    expect(html).toContain('hero-banner-overlap')
    expect(html).toMatch(
      /class="hero-banner-figure"><div class="instrument".*?<figure class="chart s-curve"/,
    )
  })

  it('is for the first block only', () => {
    const hero = { component: 'hero-banner', heading: 'A', graphic: 'gantt' }
    expect(draws(hero, { component: 'hero-banner', heading: 'B' })).toBe(0)
  })
})

it.each([
  ['s-curve', 'Line 4 resignalling: planned and earned value'],
  ['gantt', 'Line 4 resignalling: schedule'],
  ['heat-map', 'Capacity by team and week'],
  ['gates', 'Portfolio by stage'],
])('BLOCK-2a a hero draws %s as an image with a name', (graphic, name) => {
  const html = renderBlock(heroBannerView, readExample(heroBanner, { heading: 'Drawn', graphic }))
  expect(html).toMatch(/<svg[^>]*role="img"/)
  expect(html).toContain(`>${name}</title>`)
})

it('BLOCK-2a a call to action shows its drawing where there is no picture', () => {
  const draw = (example: string) =>
    renderBlock(callToActionView, readExample(callToAction, example))
  const html = draw('with a drawing')
  expect(html).toContain('call-to-action-pictured')
  expect(html).toMatch(
    new RegExp(`role="img"[^>]*${elementId('figure', 'call-to-action-drawing')}`),
  )
  expect(draw('with a picture')).not.toContain('role="img"')
  expect(draw('least')).not.toContain('call-to-action-media')
})
