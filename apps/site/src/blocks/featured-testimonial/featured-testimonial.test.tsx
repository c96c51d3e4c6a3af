import { featuredTestimonial } from '@prospectus/content/schema/blocks/featured-testimonial'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { featuredTestimonialView } from './featured-testimonial.tsx'

const render = exampleRenderer(featuredTestimonialView, featuredTestimonial)

describe('featured-testimonial', () => {
  it('BLOCK-2 shows quotation, source and link to the client story', () => {
    const html = render('usual')
    expect(html).toMatch(/<figure[^>]*>.*<blockquote[^>]*><p class="quoted">We used to ring/s)
    expect(html).toMatch(/<figcaption[^>]*>.*Greta Holm.*Head of purchasing, Halden/s)
    expect(html).toMatch(/<img [^>]*alt="Halden"/)
    expect(html).toMatch(/<a href="\/client-stories\/halden-rail"[^>]*>.*Read the client story/s)
  })

  it('shows a portrait beside the quotation', () => {
    const html = render('portrait')
    expect(html).toContain('featured-testimonial-portrayed')
    expect(html).toMatch(/<img [^>]*alt="Oona Byrne"/)
  })

  it('sets a long quotation smaller', () => {
    expect(render('usual')).toContain('featured-testimonial-short')
    expect(render('most')).toContain('featured-testimonial-long')
  })

  it('works with the quotation alone', () => {
    const html = render('least')
    expect(html).toContain('The parcel was there')
    expect(html).not.toMatch(/figcaption|<h2|<img/)
  })

  it('BLOCK-10 leads nowhere when its link does', () => {
    expect(render('hostile')).not.toContain('<a ')
  })
})
