import { iconGrid } from '@prospectus/content/schema/blocks/icon-grid'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { iconGridView } from './icon-grid.tsx'

const render = exampleRenderer(iconGridView, iconGrid)

describe('icon-grid', () => {
  it('BLOCK-2 lists its entries under the heading, each with icon, heading and text', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>What is in the price/)
    expect(html.match(/<li class="icon-grid-entry"/g)).toHaveLength(3)
    expect(html.match(/<svg class="icon icon-grid-icon"[^>]*aria-hidden="true"/g)).toHaveLength(3)
    expect(html).toMatch(/<h3[^>]*>Opening hours<\/h3>/)
  })

  it.each(['3', '4', '5'])('BLOCK-2a has %s columns on a wide screen', (columns) => {
    const entries = [{ component: 'icon-entry', heading: 'One' }]
    expect(render({ entries, columns })).toContain(`even-columns-${columns}`)
  })

  it('skips no heading level without a heading of its own', () => {
    expect(render('least')).toMatch(/<h2[^>]*>Guarantee<\/h2>/)
  })

  it('DATA-4 an unknown icon draws nothing, and an entry without a heading is left out', () => {
    const html = render('hostile')
    expect(html.match(/<li class="icon-grid-entry"/g)).toHaveLength(2)
    expect(html.match(/<svg/g)).toHaveLength(1)
  })
})
