import { partnersListing } from '@prospectus/content/schema/blocks/partners-listing'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { partnersListingView } from './partners-listing.tsx'

const render = exampleRenderer(partnersListingView, partnersListing)

describe('partners-listing', () => {
  it('BLOCK-2 DATA-10 shows logo, name and text of each, the name holding the link', () => {
    const html = render('most')
    expect(html.match(/<li class="partners-listing-partner/g)).toHaveLength(5)
    expect(html.match(/<img /g)).toHaveLength(5)
    expect(html).toMatch(/<h3[^>]*><a href="https:\/\/norvik\.example\/"[^>]*>Norvik/)
    expect(html).toContain(' (opens another website in a new tab)')
  })

  it('hides a logo from screen readers, since the name is beside it', () => {
    expect(render('most').match(/<img [^>]*alt=""/g)).toHaveLength(5)
  })

  it.each([
    ['Kestrel Services', 'KS'],
    ['Harrow & Quill', 'HQ'],
    ['émile', 'É'],
    ['Delta Noord (Integratie)', 'DI'],
    ['&', ''],
  ])('shows initials for the missing logo of %s beside other logos', (heading, initials) => {
    const logo = {
      fieldtype: 'asset',
      filename: 'https://assets.vendor.example/f/1/320x120/a/b.svg',
    }
    const html = render({ partners: [{ heading }, { heading: 'Kestrel', logo }] })
    expect(html).toContain(`<span class="monogram" aria-hidden="true">${initials}</span>`)
  })

  it('leaves no room for logos if there are none', () => {
    expect(render({ partners: [{ heading: 'Kestrel' }] })).not.toContain('partners-listing-plate')
  })

  it('has no link where there is none, and skips no heading level', () => {
    const html = render('least')
    expect(html).toMatch(/<h2[^>]*>Kestrel Services<\/h2>/)
    expect(html).not.toContain('<a ')
  })
})
