import { contentAreaWithSidebar } from '@prospectus/content/schema/blocks/content-area-with-sidebar'
import { contentAreaWithSidebarExamples } from '@prospectus/content/schema/blocks/content-area-with-sidebar.examples'
import { describe, expect, it } from 'vitest'
import { examplePage, exampleRenderer, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { contentAreaWithSidebarView } from './content-area-with-sidebar.tsx'

const render = exampleRenderer(contentAreaWithSidebarView, contentAreaWithSidebar)

describe('content-area-with-sidebar', () => {
  it('HEAD-1 titles the page that it begins, when it has a heading', () => {
    expect(contentAreaWithSidebarView.titlesPage).toBe('if-headed')
    const html = renderBlock(contentAreaWithSidebarView, readExample(contentAreaWithSidebar), {
      headingLevel: 1,
    })
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('BLOCK-2 BLOCK-9 offers the PDF from our own origin, to be saved', () => {
    const html = render('usual')
    expect(html).toMatch(/<a href="\/assets\/f\/[^"]+\.pdf"[^>]*download=""[^>]*>.*Download PDF/)
  })

  it('BLOCK-7 puts the contents between the heading and the text that they are of', () => {
    expect(render('usual')).toMatch(
      /Data processing agreement<\/h2><nav class="contents-list".*sidebar-body.*sidebar-side/s,
    )
  })

  it.each([
    ['rates.xlsx', 'Download (XLSX)'],
    ['RATES.PDF', 'Download PDF'],
    ['rates', 'Download'],
  ])('BLOCK-2 names the button for %s “%s”', (name, text) => {
    const { usual } = contentAreaWithSidebarExamples
    const filename = `https://assets.vendor.example/f/1/x/ab/${name}`
    expect(render({ ...usual, file: { fieldtype: 'asset', filename } })).toContain(
      `>${text}</span>`,
    )
  })

  it('BLOCK-2 has no button for a file that is not there any longer', () => {
    const page = examplePage({ isFileMissing: (href) => href.endsWith('.pdf') })
    const block = readExample(contentAreaWithSidebar)
    const html = renderBlock(contentAreaWithSidebarView, block, { page })
    expect(html).not.toMatch(/Download PDF|\.pdf/)
    expect(html).toContain('List of sub-contractors')
  })

  it('has no button without a file', () => {
    expect(render('least')).not.toContain('Download PDF')
  })

  it('puts heading, text and links beside the running text', () => {
    const html = render('usual')
    expect(html).toMatch(/<h3[^>]*>In short<\/h3>/)
    expect(html).toContain('List of sub-contractors')
  })
})
