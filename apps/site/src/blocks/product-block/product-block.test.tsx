import { productBlock } from '@prospectus/content/schema/blocks/product-block'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { productBlockView } from './product-block.tsx'

const render = exampleRenderer(productBlockView, productBlock)

describe('product-block', () => {
  it('BLOCK-2 DATA-10 shows name, text, links and picture of each product', () => {
    const html = render('usual')
    expect(html.match(/<li class="product-block-product /g)).toHaveLength(2)
    expect(html).toMatch(/<h3[^>]*>Repairs<\/h3>/)
    expect(html).toContain('href="/about"')
    expect(html).toMatch(/<img[^>]*alt="Board with eleven orders in five stages"/)
  })

  it('DATA-10 shows the logo of a product that has one', () => {
    expect(render('pictures without a frame')).toMatch(/product-block-logo"><img[^>]*alt="Halden/)
    expect(render('usual')).not.toContain('product-block-logo')
  })

  it('BLOCK-2a frames the pictures of a mock-up, and shows them whole if chosen', () => {
    expect(render('usual')).toContain('product-window')
    expect(render('most')).toContain('media-contain')
    expect(render('pictures without a frame')).not.toMatch(/product-window|media-contain/)
  })

  it('draws no ribbon for a single product, and leaves no room for a missing picture', () => {
    const html = render('least')
    expect(html).toMatch(/<h2[^>]*>Repairs<\/h2>/)
    expect(html).not.toMatch(/<svg|product-block-media|<ul/)
  })

  it('DATA-4 a product without a name takes no other with it', () => {
    expect(render('hostile').match(/<li class="product-block-product /g)).toHaveLength(2)
  })
})
