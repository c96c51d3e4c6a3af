import { awards } from '@prospectus/content/schema/blocks/awards'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { awardsView } from './awards.tsx'

const render = exampleRenderer(awardsView, awards)

describe('awards', () => {
  it('BLOCK-2 shows year, name and badge of each, and a link to where it is announced', () => {
    const html = render('usual')
    expect(html.match(/<li class="awards-line"/g)).toHaveLength(3)
    expect(html).toContain('<p class="awards-year figures">2024</p>')
    expect(html).toMatch(/<h3[^>]*><a href="\/about"[^>]*>Supplier of the Year/)
    expect(html).toMatch(/<h3[^>]*>Customer Service Award<\/h3>/)
    expect(html).toMatch(/<img[^>]*alt="Small Firm award badge"/)
  })

  it('shows a year once for its awards, and still reads it out with each', () => {
    const html = render('most')
    expect(html.match(/>2024</g)).toHaveLength(2)
    expect(html.match(/<p class="visually-hidden">2024</g)).toHaveLength(1)
  })

  it('BLOCK-10 announces a link that leaves the site in a new tab', () => {
    expect(render('most')).toContain(' (opens another website in a new tab)')
  })

  it('shows its words alone without awards, and nothing without either', () => {
    expect(render('least')).toBe('')
    const html = render({ heading: 'Awards' })
    expect(html).toContain('Awards</h2>')
    expect(html).not.toContain('<ul')
  })

  it('DATA-4 renders without year, badge and destination', () => {
    const html = render('hostile')
    expect(html.match(/<li class="awards-line"/g)).toHaveLength(3)
    expect(html).not.toMatch(/<a |<img/)
  })
})
