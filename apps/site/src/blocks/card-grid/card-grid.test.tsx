import { cardGrid } from '@prospectus/content/schema/blocks/card-grid'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { cardGridView } from './card-grid.tsx'

const render = exampleRenderer(cardGridView, cardGrid)

describe('card-grid', () => {
  it('BLOCK-2 lists its cards under the heading, each heading holding the link', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>One catalogue, four kinds of customer/)
    expect(html.match(/<li /g)).toHaveLength(4)
    expect(html).toMatch(/<h3[^>]*><a href="\/pricing"[^>]*>Shops<\/a><\/h3>/)
  })

  it.each(['3', '4', '5'])('BLOCK-2a has %s columns on a wide screen', (columns) => {
    const cards = [{ component: 'card', heading: 'One' }]
    expect(render({ cards, columns })).toContain(`even-columns-${columns}`)
  })

  it('BLOCK-2 points with an arrow only where every card leads somewhere, and has room for it', () => {
    const there = { component: 'card', heading: 'Finance', link: { linktype: 'url', url: '/cfo' } }
    const arrow = 'card-grid-arrow'
    expect(render({ cards: [there, there] })).toContain(arrow)
    expect(render({ cards: [there, there], columns: '5' })).not.toContain(arrow)
    const mixed = render({ cards: [there, { component: 'card', heading: 'Hours' }] })
    expect(mixed).toContain('>Finance</a>')
    expect(mixed).not.toContain(arrow)
  })

  it('draws the icon of the set as decoration', () => {
    expect(render('usual')).toMatch(/<svg class="icon card-grid-icon"[^>]*aria-hidden="true"/)
  })

  it('marks what can be played, which phones show too', () => {
    const card = { component: 'card', heading: 'Who owns the float?' }
    expect(render({ cards: [{ ...card, icon: 'play' }] })).toContain('card-grid-play')
    expect(render({ cards: [{ ...card, icon: 'clock' }] })).not.toContain('card-grid-play')
  })

  it('shows a picture in place of the icon, with a play key and the length of what is played', () => {
    const html = render('pictures')
    expect(html.match(/<img [^>]*alt=""/g)).toHaveLength(3)
    expect(html).not.toContain('card-grid-icon')
    expect(html.match(/card-grid-key/g)).toHaveLength(2)
    expect(html).toMatch(/<p class="card-grid-strip figures"><svg.*?<\/svg>39 s<\/p>/)
    expect(html).not.toContain('card-grid-arrow')
  })

  it('skips no heading level without a heading of its own, and no link where there is none', () => {
    const html = render('least')
    expect(html).toMatch(/<h2[^>]*>Repairs<\/h2>/)
    expect(html).not.toContain('<a ')
  })
})
