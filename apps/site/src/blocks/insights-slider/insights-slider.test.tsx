import { readStory } from '@prospectus/content/reading/read-story'
import { insightsSlider } from '@prospectus/content/schema/blocks/insights-slider'
import { insightsSliderExamples } from '@prospectus/content/schema/blocks/insights-slider.examples'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock, siteContext } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { insightsSliderView } from './insights-slider.tsx'

const resource = (slug: string, day: number, content: Record<string, unknown> = {}) =>
  rawStory(slug, {
    component: 'modules/resource',
    date: `2022-03-${String(day).padStart(2, '0')} 00:00`,
    ...content,
  })

const current = resource('news/current', 20, { theme: ['pmo'], industry: ['industry-energy'] })
const catalogue = [
  current,
  resource('news/other', 1),
  ...[1, 2, 3].map((day) => resource(`blog/pmo-${day}`, day, { theme: ['pmo'] })),
  resource('podcast/energy', 9, { theme: ['pmo'], industry: ['industry-energy'] }),
  resource('podcast/later', 12, { theme: ['esg'] }),
  resource('de/blog/pmo', 15, { theme: ['pmo'] }),
]

/** The names on the cards of a slider with these fields, on the page of `current`. */
function names(fields: Record<string, unknown>, stories = catalogue): readonly string[] {
  const page = examplePage({
    snapshot: snapshotOf(stories),
    story: readStory(current, siteContext),
  })
  const block = readExample(insightsSlider, { _uid: 'a', ...fields })
  const html = renderBlock(insightsSliderView, block, { page })
  return [...html.matchAll(/<h[23] class="article-card-heading"><a [^>]*>([^<]+)/g)].map(
    ([, name]) => name ?? '',
  )
}

describe('insights-slider', () => {
  it('BLOCK-6 shows the newest that share a theme, in the page’s language, never the page itself', () => {
    expect(names({ themes: ['pmo'] })).toEqual(['energy', 'pmo-3', 'pmo-2', 'pmo-1'])
  })

  it('BLOCK-6 also requires a shared industry when one is given', () => {
    expect(names({ themes: ['pmo'], industries: ['industry-energy'] })).toEqual(['energy'])
    expect(names({ themes: ['pmo', 'esg'] })).toEqual([
      ...['later', 'energy', 'pmo-3', 'pmo-2', 'pmo-1'],
    ])
  })

  it('BLOCK-6 falls back to the section of the page, and fills nothing up', () => {
    expect(names({ themes: ['no-such-theme'] })).toEqual(['other'])
  })

  it('BLOCK-6 shows no more than nine', () => {
    const many = Array.from({ length: 30 }, (_, day) => resource(`blog/a-${day}`, day % 28))
    expect(names({}, [current, ...many])).toHaveLength(9)
    expect(names({ maximum: '6' }, [current, ...many])).toEqual(
      names({}, [current, ...many]).slice(0, 6),
    )
  })

  it('BLOCK-13 events to come stand before past ones', () => {
    const event = (name: string, day: number, starts_at: string) =>
      resource(`events/${name}`, day, { theme: ['pmo'], starts_at })
    const stories = [
      current,
      event('past', 9, '2025-11-01'),
      event('far', 8, '2026-09-01'),
      resource('blog/between', 7, { theme: ['pmo'] }),
      event('soon', 6, '2026-02-01'),
    ]
    expect(names({ themes: ['pmo'] }, stories)).toEqual(['soon', 'far', 'between', 'past'])
  })

  it('BLOCK-6 keeps its heading and links when no resource fits', () => {
    const html = renderBlock(insightsSliderView, readExample(insightsSlider, 'usual'))
    expect(html).toMatch(/<h2[^>]*>Lately from us</)
    expect(html).toContain('All resources')
    expect(html).not.toContain('carousel')
  })

  it('is left out with its ground when there is nothing to show', () => {
    expect(renderBlock(insightsSliderView, readExample(insightsSlider, 'least'))).toBe('')
  })

  it('BLOCK-5 is a carousel under its heading, its cards one level below', () => {
    const page = examplePage({ snapshot: snapshotOf(catalogue) })
    const usual = renderBlock(
      insightsSliderView,
      readExample(insightsSlider, { ...insightsSliderExamples.usual, themes: ['pmo'] }),
      { page },
    )
    expect(usual).toContain('aria-roledescription="carousel" aria-label="Lately from us"')
    expect(usual).toContain('<h3 class="article-card-heading">')
    expect(usual).toContain('All resources')
    const least = renderBlock(insightsSliderView, readExample(insightsSlider, 'least'), { page })
    expect(least).toContain('aria-label="Insights"')
    expect(least).toContain('<h2 class="article-card-heading">')
  })
})
