import { expect, it } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { ProductWindow } from './product-window.tsx'
import { screenGlyphs } from './screen-glyphs.ts'

const GLYPH_SIZE = 24

it('the mark in the rail of a product window stands beside the middle of the glyph of its view', () => {
  const html = renderMarkup(<ProductWindow screen="people">One</ProductWindow>)
  const [, top, height] = /product-window-mark" d="M0 (\d+)h\d+v(\d+)/.exec(html) ?? []
  const glyphTops = [...html.matchAll(/translate\(\d+ (\d+)\)/g)].map(([, y]) => Number(y))
  const glyphTop = glyphTops[Object.keys(screenGlyphs).indexOf('people')] ?? 0
  const distance = Number(top) + Number(height) / 2 - (glyphTop + GLYPH_SIZE / 2)
  expect(Math.abs(distance)).toBeLessThan(1)
})
