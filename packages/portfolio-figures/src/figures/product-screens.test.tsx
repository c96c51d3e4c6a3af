import { figureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { figureChartView } from '@prospectus/site/src/blocks/figure-chart/figure-chart.tsx'
import { ProductWindow } from '@prospectus/site/src/ui/product-window/product-window.tsx'
import { exampleRenderer, renderMarkup } from '@prospectus/site/src/ui/testing/render.tsx'
import { describe, expect, it } from 'vitest'
import { extension } from '../schema.ts'
import { screens } from './product-screens.ts'

const GLYPH_SIZE = 24

describe('screens of the product', () => {
  it('are those that editors choose from', () => {
    expect(screens.map(({ name }) => name)).toEqual(extension.screens.map(({ value }) => value))
    for (const [at, { name }] of extension.screens.entries()) {
      expect(screens[at]?.title('en')).toBe(name)
    }
  })

  it('BLOCK-2a frame a chart with their window', () => {
    const render = exampleRenderer(figureChartView, figureChart)
    const html = render('table')
    expect(html).toMatch(/product-window-title[^>]*>.*<span>Risks<\/span>/)
    expect(html).toMatch(/class="product-window-view"><figure class="figure-chart-figure">/)
    expect(render('usual')).not.toContain('product-window')
  })

  it('have their mark in the sidebar next to the middle of their glyph', () => {
    const html = renderMarkup(<ProductWindow screen="people">One</ProductWindow>)
    const [, top, height] = /product-window-mark" d="M0 (\d+)h\d+v(\d+)/.exec(html) ?? []
    const glyphTops = [...html.matchAll(/translate\(\d+ (\d+)\)/g)].map(([, y]) => Number(y))
    const glyphTop = glyphTops[screens.findIndex(({ name }) => name === 'people')] ?? 0
    const distance = Number(top) + Number(height) / 2 - (glyphTop + GLYPH_SIZE / 2)
    expect(Math.abs(distance)).toBeLessThan(1)
  })

  it('give the window no name if they are unknown', () => {
    const html = renderMarkup(<ProductWindow screen="orders">One</ProductWindow>)
    expect(html).toContain('<div class="product-window">')
    expect(html).not.toContain('product-window-title')
  })
})
