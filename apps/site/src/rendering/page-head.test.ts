import { pageDescription, pageTexts } from '@prospectus/content/head/page-texts'
import { readStory } from '@prospectus/content/reading/read-story'
import { describe, expect, it } from 'vitest'
import { examplePage, siteContext } from '../ui/testing/render.tsx'
import { rawStory } from '../ui/testing/snapshot-of.ts'
import { pageHead } from './page-head.ts'
import type { PageView } from './page-view.ts'

const readFrom = (content: Record<string, unknown>) =>
  readStory(rawStory('team-members/oona', content), siteContext)
const described = (content: Record<string, unknown>) => pageDescription(readFrom(content))
const rich = (...paragraphs: readonly string[]) => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A heading' }] },
    ...paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  ],
})

describe('HEAD-1 the description of a page', () => {
  const member = {
    component: 'modules/team-member',
    position: 'Head of research',
    biography: rich('Measures decisions.', 'Lives in Leeds.'),
  }

  it.each([
    ['what its editor wrote', { ...member, seo: { description: 'Oona.' } }, 'Oona.'],
    ['position and biography', member, 'Head of research. Measures decisions.'],
    ['a position alone', { ...member, biography: '' }, 'Head of research.'],
    [
      'a resource’s description',
      { component: 'modules/resource', description: 'On float.', body: rich('Float is time.') },
      'On float.',
    ],
    [
      'else the first paragraph of its text',
      { component: 'modules/resource', body: rich('Float is time.', 'Spend it.') },
      'Float is time.',
    ],
    [
      'a vacancy’s text',
      { component: 'modules/job-vacancy', description: '', body: rich('You plan.') },
      'You plan.',
    ],
    [
      'the lead of a page’s first block that has one',
      {
        component: 'modules/page',
        body: [
          { component: 'no-such-block', description: 'Unseen.' },
          { component: 'image-banner', heading: 'No picture', description: 'Unseen too.' },
          { component: 'hero-banner', heading: 'Trains' },
          { component: 'card-grid', cards: [{ heading: 'A' }], description: rich('On time.') },
          { component: 'content-area', body: rich('Later.') },
        ],
      },
      'On time.',
    ],
    [
      'the first paragraph of a page',
      {
        component: 'modules/page',
        body: [{ component: 'content-area', body: rich('One.\nTwo.') }],
      },
      'One. Two.',
    ],
    ['nothing to say', { component: 'modules/page', body: [{ component: 'sitemap' }] }, undefined],
    ['content of an unknown kind', { component: 'modules/mystery' }, undefined],
  ])('is %s', (_, content, description) => expect(described(content)).toBe(description))

  it('is cut at a word, with at most 160 characters', () => {
    const long = 'The forecast had not moved for six reports, and nobody had asked. '.repeat(4)
    const cut = described({ component: 'modules/resource', description: long }) ?? ''
    expect(cut.length).toBeLessThanOrEqual(160)
    expect(cut).toMatch(/ had not moved…$/)
    expect(described({ component: 'modules/resource', description: 'x'.repeat(160) })).toHaveLength(
      160,
    )
    const emoji = described({ component: 'modules/resource', description: '🚆'.repeat(200) })
    expect(emoji?.isWellFormed()).toBe(true)
    expect(emoji?.length).toBeLessThanOrEqual(160)
  })

  it('stays as its editor wrote it, however long', () => {
    const description = 'word '.repeat(60).trim()
    expect(described({ component: 'modules/page', seo: { description } })).toBe(description)
  })

  it('uses the site’s own texts where a page has none', () => {
    const page = examplePage({ story: readFrom({ component: 'modules/page', body: [] }) })
    const settings = { ...page.settings, strapline: 'Plans that hold.' }
    expect(pageHead({ ...page, settings }).description).toBe('Plans that hold.')
  })
})

it('HEAD-1 the title of a person says the post, unless the editor gave another', () => {
  const titled = (content: Record<string, unknown>) =>
    pageTexts(readFrom({ component: 'modules/team-member', ...content }), { organisation: 'Acme' })
      .title
  expect(titled({ position: 'Head of research' })).toBe('oona, Head of research – Acme')
  expect(titled({})).toBe('oona – Acme')
  expect(titled({ position: 'Head', seo: { title: 'Oona at Acme' } })).toBe('Oona at Acme')
})

describe('HEAD-1 the picture that other sites show', () => {
  const image = { filename: '//assets.vendor.example/f/1/1200x800/ab12/cover.png' }
  const headOf = (content: Record<string, unknown>, parts: Partial<PageView> = {}) => {
    const story = readFrom({ component: 'modules/resource', ...content })
    return pageHead(examplePage({ story: { ...story, uuid: 'a1-b2' }, ...parts }))
  }

  it('is the page’s own, with its size and words', () => {
    const { openGraph, twitterCard } = headOf({ image, seo: { title: 'On float' } })
    expect(openGraph['og:image']).toContain('cover.png/m/1200x630')
    expect(openGraph).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' })
    expect(twitterCard).toBe('summary_large_image')
  })

  it('is none for words that the brand has no letters for, in a preview and for missing pages', () => {
    expect(headOf({ seo: { title: '余裕時間' } }).twitterCard).toBe('summary')
    expect(headOf({}, { mode: 'preview' }).twitterCard).toBe('summary')
    expect(pageHead(examplePage()).openGraph).toEqual({})
    expect(pageHead(examplePage()).twitterCard).toBeUndefined()
  })
})
