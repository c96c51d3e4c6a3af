import { pullQuote } from '@prospectus/content/schema/blocks/pull-quote'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { pullQuoteView } from './pull-quote.tsx'

const render = exampleRenderer(pullQuoteView, pullQuote)

describe('pull-quote', () => {
  it('BLOCK-2 names the source', () => {
    const html = render('usual')
    expect(html).toMatch(/<blockquote[^>]*><p class="quoted">We had counted the stock/)
    expect(html).toMatch(/<figcaption[^>]*><strong>Ana Duarte<\/strong><span> Stores manager/)
  })

  it('works with the quotation alone', () => {
    expect(render('least')).not.toContain('figcaption')
  })
})
