import { stories } from '@prospectus/content/schema/blocks/stories'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { storiesView } from './stories.tsx'

const render = exampleRenderer(storiesView, stories)

describe('stories', () => {
  it('DATA-10 shows each quote with its name, position and portrait', () => {
    const html = render('most')
    expect(html.match(/<blockquote/g)).toHaveLength(5)
    expect(html).toContain('Greta Holm')
    expect(html).toContain('Head of purchasing, Halden')
    expect(html.match(/<img[^>]*alt=""/g)).toHaveLength(5)
  })

  it('shows the logo of the organisation, and its name where the logo does not show', () => {
    expect(render('usual').match(/logo-picture"><img [^>]*alt="Halden"/g)).toHaveLength(1)
    expect(render('hostile')).not.toContain('logo-picture')
  })

  it('shows initials for people without a portrait, where someone has one', () => {
    const filename = 'https://assets.vendor.example/f/1/400x500/abc/ravi.svg'
    const entry = (name: string, image?: object) => ({ name, quote: 'It is so.', image })
    const [ravi, joost] = [
      entry('Ravi Menon', { fieldtype: 'asset', filename }),
      entry('Joost van Dalen'),
    ]
    expect(render({ entries: [ravi, joost] })).toMatch(
      /<img.*Ravi Menon.*stories-portrait"><span class="monogram"[^>]*>JD<.*Joost van Dalen/s,
    )
    expect(render({ entries: [joost] })).not.toContain('monogram')
  })

  it('leads to the client story where there is one, saying whose it is', () => {
    const html = render('usual')
    expect(html.match(/href="\/client-stories\//g)).toHaveLength(2)
    expect(html).toMatch(/Read the client story<span class="visually-hidden">: Greta Holm/)
  })

  it('BLOCK-5 rotates only if the block asks for autoplay', () => {
    expect(render('usual')).toContain('aria-roledescription="carousel" aria-label="In their words"')
    expect(render('usual')).not.toContain('Stop moving')
    expect(render('most')).toContain('Stop moving')
    expect(render('most')).toContain('data-pause-on-hover')
    expect(render('least')).toContain('aria-label="What customers say"')
  })

  it('DATA-4 tolerates missing, empty and marked-up fields', () => {
    const html = render('hostile')
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<a ')
    expect(html).toContain('&lt;script&gt;alert(1)')
  })
})
