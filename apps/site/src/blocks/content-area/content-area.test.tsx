import { contentArea } from '@prospectus/content/schema/blocks/content-area'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { contentAreaView } from './content-area.tsx'

const render = exampleRenderer(contentAreaView, contentArea)

describe('content-area', () => {
  it('BLOCK-7 lists its headings in a named landmark, each link leading to its heading', () => {
    const html = render('usual')
    expect(html).toMatch(/<nav[^>]*aria-label="Contents: How we keep our word"/)
    const targets = [...html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id)
    expect(targets).toEqual(['name-a-day', 'say-when-it-changes', 'count-what-was-late'])
    for (const id of targets) expect(html).toContain(`<h2 id="${id}"`)
  })

  it('BLOCK-7 indents by level', () => {
    const heading = (level: number, text: string) => ({
      type: 'heading',
      attrs: { level },
      content: [{ type: 'text', text }],
    })
    const body = {
      type: 'doc',
      content: [heading(2, 'One'), heading(3, 'Two'), heading(6, 'Three')],
    }
    const html = render({ body, show_contents: true })
    expect(html).toMatch(
      /level-1"><a href="#one".*level-2"><a href="#two".*level-5"><a href="#three"/,
    )
  })

  it('has no list unless it is switched on', () => {
    const html = render('least')
    expect(html).not.toContain('<nav')
    expect(html).toContain('This page is reviewed every twelve months.')
  })
})
