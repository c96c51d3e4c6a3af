import { noSettings } from '@prospectus/content/reading/site-context'
import { describe, expect, it } from 'vitest'
import { examplePage } from '../testing/render.tsx'
import { rawStory, snapshotOf } from '../testing/snapshot-of.ts'
import { contactLinks } from './embed-frame.tsx'

const item = (label: string, href: string) => ({
  uid: label,
  type: undefined,
  label,
  link: { href, isExternal: false, opensNewTab: false, isFile: false },
})
const hrefs = (page: Parameters<typeof contactLinks>[0]) =>
  contactLinks(page).map(({ link }) => link.href)

describe('contact links', () => {
  it('EMBED-3 are the contact page, and each number and address of the settings once', () => {
    const navigationLinks = [
      item('Leeds', 'tel:+441134960142'),
      item('About', '/about'),
      item('Ring us', 'tel:+441134960142'),
      item('Mail', 'mailto:hello@vendor.example'),
    ]
    expect(hrefs(examplePage({ settings: { ...noSettings, navigationLinks } }))).toEqual([
      '/contact/',
      'tel:+441134960142',
      'mailto:hello@vendor.example',
    ])
  })

  it('EMBED-3 do not lead from the contact page to itself, while there is another', () => {
    const navigationLinks = [item('Leeds', 'tel:+441134960142')]
    const settings = { ...noSettings, navigationLinks }
    expect(hrefs(examplePage({ settings, path: '/contact/' }))).toEqual(['tel:+441134960142'])
    expect(hrefs(examplePage({ path: '/contact/' }))).toEqual(['/contact/'])
  })

  it('LANG-2 are in the language of the page where the contact page is', () => {
    const german = { id: 2, name: 'Kontakt', slug: 'kontakt', full_slug: 'de/kontakt' }
    const alternates = [{ ...german, published: true, is_folder: false, parent_id: 0 }]
    const page = { component: 'modules/page', body: [] }
    const translated = snapshotOf([
      rawStory('contact/', page, { alternates }),
      rawStory('de/kontakt', page),
    ])
    const untranslated = snapshotOf([rawStory('contact/', page)])
    expect(hrefs(examplePage({ snapshot: translated, lang: 'de' }))).toEqual(['/de/kontakt'])
    expect(hrefs(examplePage({ snapshot: translated }))).toEqual(['/contact/'])
    expect(hrefs(examplePage({ snapshot: untranslated, lang: 'de' }))).toEqual(['/contact/'])
  })
})
