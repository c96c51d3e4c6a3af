import { twoColumnSection } from '@prospectus/content/schema/blocks/two-column-section'
import { describe, expect, it } from 'vitest'
import { exampleRenderer, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { twoColumnSectionView } from './two-column-section.tsx'

const render = exampleRenderer(twoColumnSectionView, twoColumnSection)

describe('two-column-section', () => {
  it('HEAD-1 titles the page that it begins, when it has a heading', () => {
    expect(twoColumnSectionView.titlesPage).toBe('if-headed')
    const html = renderBlock(twoColumnSectionView, readExample(twoColumnSection), {
      headingLevel: 1,
    })
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('BLOCK-2 EMBED-3 shows heading and text, and the first form of its list in a titled frame', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>What a visit is/)
    expect(html).toMatch(
      /<iframe[^>]*src="https:\/\/embeds\.vendor\.example\/forms\/contact\?embedded=true&amp;theme=[^"]*"[^>]*title="Ask for a visit"/,
    )
    expect(html.match(/<iframe/g)).toHaveLength(1)
  })

  it('EMBED-3 shows contact links without a form', () => {
    const html = render('least')
    expect(html).not.toContain('<iframe')
    expect(html).toMatch(/<a href="\/contact\/"[^>]*>.*Get in touch/)
  })

  it('BLOCK-2a puts the form on the chosen side', () => {
    expect(render('usual')).toContain('two-column-section-right')
    expect(render('most')).toContain('two-column-section-left')
    expect(render('least')).toContain('two-column-section-right')
  })

  it('escapes markup, also in a long heading', () => {
    const html = render('hostile')
    expect(html).toContain('&lt;b&gt;Markup&lt;/b&gt;')
    expect(html).not.toContain('<script')
  })
})
