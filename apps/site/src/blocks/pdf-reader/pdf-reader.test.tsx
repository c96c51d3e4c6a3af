import { messagesFor } from '@prospectus/content/messages/messages'
import { pdfReader } from '@prospectus/content/schema/blocks/pdf-reader'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { pdfReaderView } from './pdf-reader.tsx'

const render = (raw: Parameters<typeof readExample>[1], lang = 'en') =>
  renderBlock(pdfReaderView, readExample(pdfReader, raw), { page: examplePage({ lang }) })

describe('pdf-reader', () => {
  it('BLOCK-9 reads the file from a same-origin address, and offers it as a download without script', () => {
    const html = render('usual')
    const path = /data-src="(\/assets\/f\/[^"]+\/product-brochure\.pdf)"/.exec(html)?.[1]
    expect(path).toBeDefined()
    expect(html).toContain('data-enhance="pdf-viewer"')
    expect(html).toMatch(new RegExp(`<a href="${path}"[^>]* download=""`))
    expect(html).toMatch(/<h2[^>]*>Exemplar in three pages/)
  })

  it.each(['least', 'not a PDF'])('BLOCK-9 MSG-1 reports a missing file: %s', (example) => {
    const html = render(example)
    expect(html).toContain('PDF not found: Please upload a PDF file.')
    expect(html).not.toContain('pdf-viewer')
  })

  it('BLOCK-9 MSG-1 reports a file that no longer exists', () => {
    const page = examplePage({ isFileMissing: (href) => href.endsWith('/product-brochure.pdf') })
    const html = renderBlock(pdfReaderView, readExample(pdfReader), { page })
    expect(html).toContain('PDF not found: Please upload a PDF file.')
    expect(html).not.toContain('.pdf')
  })

  it('LANG-1 reports a missing file in the language of the page', () => {
    expect(render('least', 'de')).toContain(messagesFor('de').pdf.missing)
    expect(render('usual', 'de')).toContain('data-page="Seite {page} von {pages}"')
  })

  it('has a named control for everything, and a frame that the keyboard scrolls', () => {
    const html = render('most')
    for (const name of ['Previous page', 'Next page', 'Zoom in', 'Zoom out', 'Fit to width']) {
      expect(html).toMatch(new RegExp(`<button[^>]*aria-label="${name}"`))
    }
    expect(html).toMatch(/<input[^>]*type="number"[^>]*aria-label="Page"/)
    expect(html).toMatch(
      /role="region" aria-label="Document: Roles and permissions, edition of 2024" tabindex="0"/i,
    )
  })

  it('escapes markup in its texts', () => {
    const html = render('hostile')
    expect(html).toContain('&lt;b&gt;Read&lt;/b&gt;')
    expect(html).not.toContain('<script')
  })
})
