import { describe, expect, it } from 'vitest'
import { type Bundled, readBundled } from '../../../tools/content/lint/bundled.ts'
import { headFaults } from './heads.ts'
import { houseStyleFaults } from './house-style.ts'
import { sellingPageFaults } from './selling-pages.ts'

const bundled = await readBundled(`${import.meta.dirname}/../content`)
const [story] = bundled.stories.filter(({ full_slug }) => full_slug === 'industry/healthcare')

function withContent(
  content: Readonly<Record<string, unknown>>,
  full_slug = 'industry/x',
): Bundled {
  return { ...bundled, stories: [{ ...story, full_slug, published: true, content }] } as Bundled
}
const styled = (text: string, slug?: string) =>
  houseStyleFaults(withContent({ heading: text }, slug))

describe('house style', () => {
  it.each([
    ['7% over', '7 % over'],
    ['eighty per cent of what', '80 per cent of it'],
    ['£1.5m and £640k', '£1.5 million and £640 thousand'],
    ['an email to us', 'an e-mail to us'],
    ['an email to us', 'a mail to us'],
    ['by phone', 'by telephone'],
    ['Call Leeds', 'Ring Leeds'],
    ['someone else', 'somebody else'],
    ['on 30 September 2025', 'on September 30, 2025'],
    ['4 GB of memory', '4GB of memory'],
    ['It works.', 'It works!'],
  ])('says "%s" for "%s"', (right, wrong) => {
    expect(styled(right)).toEqual([])
    expect(styled(wrong)).toHaveLength(1)
  })

  it('leaves German texts to the rules of German', () => {
    expect(styled('7\u00a0% mehr', 'de/blog/x')).toEqual([])
  })
})

describe('heads', () => {
  it('HEAD-1 counts a title with the organisation’s name, and a description', () => {
    const faults = (title: string, description: string) =>
      headFaults(withContent({ seo: { title, description } })).map(({ path }) => path)
    expect(faults('Portfolio software for hospitals', 'd'.repeat(120))).toEqual([])
    expect(faults('Hospitals', 'd'.repeat(161))).toEqual([
      'content.seo.title',
      'content.seo.description',
    ])
    expect(faults('', '')).toEqual([])
  })
})

describe('selling pages', () => {
  const demo = [{ type: 'primary', label: 'Request a demo' }]
  const hero = { component: 'hero-banner', label: 'Healthcare', description: {}, links: demo }

  it('name their reader, give proof, and ask for a demonstration first and last', () => {
    const faults = (...body: readonly unknown[]) => sellingPageFaults(withContent({ body }))
    expect(faults(hero, { component: 'call-to-action', links: demo })).toEqual([])
    expect(faults(hero, { component: 'lead-form', form: [{ form_id: 'request-a-demo' }] })).toEqual(
      [],
    )
    expect(faults(hero, { component: 'faqs' })).toHaveLength(1)
    expect(faults({ component: 'hero-banner' }, { component: 'faqs' })).toHaveLength(4)
    expect(faults({ ...hero, links: [...demo, ...demo] }, hero)).toHaveLength(1)
  })

  it('have a lead that a phone shows in six lines', () => {
    const led = (letters: number) => {
      const text = { type: 'text', text: 'a'.repeat(letters) }
      const description = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
      return sellingPageFaults(withContent({ body: [{ ...hero, description }, hero] }))
    }
    expect(led(235)).toEqual([])
    expect(led(236).map(({ message }) => message)).toEqual([
      'a lead of 236 letters, six lines hold 235',
    ])
  })
})
