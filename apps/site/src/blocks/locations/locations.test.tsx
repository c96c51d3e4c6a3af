import { locations } from '@prospectus/content/schema/blocks/locations'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { locationsView } from './locations.tsx'

const render = exampleRenderer(locationsView, locations)
const withPhone = (phone: string) => render({ locations: [{ heading: 'Leeds', phone }] })

describe('locations', () => {
  it('BLOCK-2 DATA-10 shows office, icon and every address line by line', () => {
    const html = render('usual')
    expect(html.match(/<li class="locations-place"/g)).toHaveLength(4)
    expect(html).toMatch(/<h3[^>]*>Leeds<\/h3>/)
    expect(html).toContain('<p class="locations-label small-label">Registered office</p>')
    expect(html).toMatch(
      /<address[^>]*>Exemplar<br\/>14 Tannery Wharf<br\/>Leeds LS11 0ZZ<\/address>/,
    )
    expect(html.match(/<svg class="icon locations-icon"/g)).toHaveLength(4)
  })

  it('BLOCK-10 links a telephone number with an accessible label', () => {
    expect(withPhone('+44 113 496 0142')).toMatch(
      /Phone: <\/span><a href="tel:\+441134960142"[^>]*>\+44 113 496 0142<\/a>/,
    )
    expect(withPhone('+44 (0)113 496-0142')).toContain('href="tel:+441134960142"')
  })

  it('DATA-4 does not link a number that cannot be dialled', () => {
    for (const phone of ['ask for the porter', '<b>0113</b>', '+44 113 javascript:alert(1)']) {
      expect(withPhone(phone)).not.toContain('href')
    }
  })

  it('BLOCK-10 opens a map in a new tab, announced with its office', () => {
    const html = render('usual')
    expect(html).toMatch(
      /<a href="https:\/\/maps\.example\/[^>]*target="_blank" rel="noopener"[^>]*>.*?Show on the map<span class="visually-hidden">: Leeds, Registered office<\/span>/,
    )
    expect(html).toContain(' (opens another website in a new tab)')
  })

  it('shows an office by its name alone, and skips no heading level', () => {
    const html = render('least')
    expect(html).toMatch(/<h2[^>]*>Brisbane<\/h2>/)
    expect(html).not.toMatch(/<address|<svg|locations-phone/)
  })

  it('DATA-4 leaves out a map that leads nowhere, empty lines and an address that is none', () => {
    const html = render('hostile')
    expect(html).not.toContain('Show on the map')
    expect(html.match(/<address/g)).toHaveLength(1)
    expect(html).not.toContain('<br/><br/>')
  })
})
