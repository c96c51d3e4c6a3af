import { logoGrid } from '@prospectus/content/schema/blocks/logo-grid'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { logoGridView } from './logo-grid.tsx'

const render = exampleRenderer(logoGridView, logoGrid)
const logo = (name: string) => ({
  fieldtype: 'asset',
  filename: `https://assets.vendor.example/f/288868932106/320x120/abc/${name}.svg`,
  alt: name,
})

describe('logo-grid', () => {
  it('BLOCK-2 names every logo', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>About 600 firms/)
    expect(html).toMatch(/<img[^>]*alt="Halden"/)
  })

  it('BLOCK-2 shows five logos at most', () => {
    const html = render({ logos: ['one', 'two', 'three', 'four', 'five', 'six'].map(logo) })
    expect(html.match(/<img/g)).toHaveLength(5)
    expect(html).not.toContain('alt="six"')
  })
})
