import { teamListing } from '@prospectus/content/schema/blocks/team-listing'
import { describe, expect, it } from 'vitest'
import { examplePage, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { rawStory, snapshotOf } from '../../ui/testing/snapshot-of.ts'
import { teamListingView } from './team-listing.tsx'

const biography = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Planned possessions.' }] }],
}
const member = (fullSlug: string, name: string, content: Record<string, unknown> = {}) =>
  rawStory(fullSlug, { component: 'modules/team-member', ...content }, { name })

const snapshot = snapshotOf([
  member('team-members/mara-voss', 'Mara Voss', {
    position: 'Chief executive',
    linkedin_url: 'https://profiles.example/mara-voss',
    image: {
      filename: 'https://assets.vendor.example/f/1/800x800/2e65bacafc/mara-voss.svg',
      alt: 'Portrait of Mara Voss',
    },
    biography,
  }),
  member('team-members/oona-byrne', 'Oona Byrne', { linkedin_url: 'javascript:alert(1)' }),
  rawStory('blog/one', { component: 'modules/resource' }, { name: 'Not a person' }),
  member('de/team/hanne', 'Hanne Lindgren', {}),
])

function render(raw: Record<string, unknown> = {}, lang = 'en'): string {
  const block = readExample(teamListing, { heading: 'Team', ...raw })
  return renderBlock(teamListingView, block, { page: examplePage({ snapshot, lang }) })
}
const names = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]+)/g)].map(([, name]) => name)

describe('team-listing', () => {
  it('HEAD-1 titles the page that it begins, when it has a heading', () => {
    expect(teamListingView.titlesPage).toBe('if-headed')
  })

  it('leaves no heading level out, under the title of the page or of a section', () => {
    const block = readExample(teamListing, { heading: 'Team' })
    const page = examplePage({ snapshot })
    const levels = (headingLevel: 1 | 2) => [
      ...new Set(renderBlock(teamListingView, block, { page, headingLevel }).match(/<h\d/g)),
    ]
    expect([levels(1), levels(2)]).toEqual([
      ['<h1', '<h2'],
      ['<h2', '<h3'],
    ])
  })

  it('BLOCK-3 a member leads to their profile in a new tab, announced and without a handle', () => {
    expect(render()).toMatch(
      /<a href="https:\/\/profiles\.example\/mara-voss"[^>]* target="_blank" rel="noopener">Mara Voss<span class="visually-hidden"> \(opens another website in a new tab\)/,
    )
  })

  it('BLOCK-3 a member without a profile, or with an unsafe one, leads to #', () => {
    expect(render()).toMatch(
      /<a href="#"[^>]* target="_blank" rel="noopener">Oona Byrne<span class="visually-hidden"> \(opens in a new tab\)/,
    )
  })

  it('DATA-10 shows portrait, name and position; initials where the portrait is missing', () => {
    const html = render()
    expect(html).toMatch(/<img [^>]*alt=""[^>]*src="\/assets\/f\/1\/800x800\/2e65bacafc\/mara-voss/)
    expect(html).toContain('<p class="team-listing-position">Chief executive</p>')
    expect(html).toMatch(/<span class="monogram"[^>]*>OB<\/span>/)
  })

  it('leads to the biography of a member who has one', () => {
    const html = render()
    expect(html).toMatch(/<a href="\/team-members\/mara-voss"[^>]*>.*?Biography/)
    expect(html).not.toContain('href="/team-members/oona-byrne"')
  })

  it("LANG-2 lists every member of the page's language when none is chosen", () => {
    expect(names(render())).toEqual(['Mara Voss', 'Oona Byrne'])
    expect(names(render({}, 'de'))).toEqual(['Hanne Lindgren'])
  })

  it("BLOCK-2 lists the chosen members in the editor's order, and nothing else", () => {
    const members = ['team-members/oona-byrne', 'blog/one', 'nowhere', 'team-members/mara-voss']
    const html = render({ members: members.map((slug) => `uuid-of-${slug}`) })
    expect(names(html)).toEqual(['Oona Byrne', 'Mara Voss'])
  })

  it('shows its head alone without members, and nothing without either', () => {
    const empty = examplePage()
    const of = (raw: Record<string, unknown>) =>
      renderBlock(teamListingView, readExample(teamListing, raw), { page: empty })
    expect(of({ heading: 'Team' })).not.toContain('<ul')
    expect(of({})).toBe('')
  })
})
