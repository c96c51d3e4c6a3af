import { statsGrid } from '@prospectus/content/schema/blocks/stats-grid'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { statsGridView } from './stats-grid.tsx'

const render = exampleRenderer(statsGridView, statsGrid)

describe('stats-grid', () => {
  it('BLOCK-2 pairs each figure with its label', () => {
    const html = render('usual')
    expect(html).toMatch(/<dt[^>]*>to the first delivery<\/dt><dd[^>]*>11 hours<\/dd>/)
    expect(html.match(/<dt/g)).toHaveLength(4)
  })

  it('DATA-10 colours a figure only with a meaning', () => {
    const html = render('usual')
    for (const meaning of ['neutral', 'signal', 'ahead', 'behind']) {
      expect(html).toContain(`stats-grid-figure stats-grid-${meaning}`)
    }
    expect(render('least')).toContain('stats-grid-neutral')
  })

  it('BLOCK-2 sets all figures of a block in one size, that of the longest', () => {
    expect(render('usual')).toContain(
      'stats-grid-figures even-columns even-columns-4 stats-grid-long',
    )
    expect(render('least')).not.toContain('stats-grid-long')
  })

  it('BLOCK-2a has the chosen number of columns', () => {
    expect(render('usual')).toContain('even-columns-4')
    expect(render('least')).toContain('even-columns-3')
  })
})
