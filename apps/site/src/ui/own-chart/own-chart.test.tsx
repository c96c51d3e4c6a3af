import { alternatingPanel } from '@prospectus/content/schema/blocks/alternating-panel'
import { figureChartExamples } from '@prospectus/content/schema/blocks/figure-chart.examples'
import { heroBanner } from '@prospectus/content/schema/blocks/hero-banner'
import { describe, expect, it } from 'vitest'
import { Blocks } from '../../layouts/blocks.tsx'
import { readExample, renderMarkup } from '../testing/render.tsx'

describe('a chart of a block’s own figures', () => {
  it('BLOCK-2a replaces the drawing in a hero, in the hero’s theme', () => {
    const html = renderMarkup(<Blocks blocks={[readExample(heroBanner, 'own figures')]} />)
    expect(html).toContain('<section class="figure-chart" data-block="figure-chart"')
    expect(html).toContain('$103.57'.slice(1))
    expect(html).not.toContain('class="chart')
  })

  it('BLOCK-2a is beside the text of a panel', () => {
    const panel = readExample(alternatingPanel, {
      ...{ heading: 'Layers', direction: 'left' },
      chart: [figureChartExamples.steps],
    })
    const html = renderMarkup(<Blocks blocks={[panel]} />)
    expect(html).toContain('alternating-panel-left')
    expect(html).toMatch(/alternating-panel-media">.*figure-chart-figure/)
  })

  it('BLOCK-2a is replaced by a picture', () => {
    const hero = {
      ...readExample(heroBanner, 'most'),
      chart: readExample(heroBanner, 'own figures').chart,
    }
    expect(renderMarkup(<Blocks blocks={[hero]} />)).not.toContain('figure-chart')
  })
})
