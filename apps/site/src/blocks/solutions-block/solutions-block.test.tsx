import { solutionsBlock } from '@prospectus/content/schema/blocks/solutions-block'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { solutionsBlockView } from './solutions-block.tsx'

const render = exampleRenderer(solutionsBlockView, solutionsBlock)

describe('solutions-block', () => {
  it('BLOCK-2 DATA-10 shows label, heading, text, links and picture of each card', () => {
    const html = render('usual')
    expect(html.match(/<li class="solutions-block-card"/g)).toHaveLength(2)
    expect(html).toContain('<p class="solutions-block-label small-label">Schools and councils</p>')
    expect(html).toMatch(/<h3[^>]*>Invoices that an auditor can retrace<\/h3>/)
    expect(html).toContain('href="/about"')
    expect(html).toMatch(/<img[^>]*alt="Table of prices"/)
  })

  it('DATA-10 shows links as loud as their type says', () => {
    const html = render('most')
    expect(html).toContain('button button-secondary')
    expect(html).toContain('button button-text')
  })

  it('renders without label, picture and links, and skips no heading level', () => {
    const html = render('least')
    expect(html).toMatch(/<h2[^>]*>Schools<\/h2>/)
    expect(html).not.toMatch(/<img|<p|<a /)
  })

  it('DATA-4 BLOCK-10 leaves out a link that leads nowhere, and a card without a heading', () => {
    const html = render('hostile')
    expect(html).not.toContain('Leads nowhere')
    expect(html).not.toContain('No heading')
    expect(html.match(/<li class="solutions-block-card"/g)).toHaveLength(2)
  })
})
