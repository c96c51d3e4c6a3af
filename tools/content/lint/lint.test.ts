import { describe, expect, it } from 'vitest'
import { compileText } from '../draft/compile-story.fixture.ts'
import type { StoryFile } from '../draft/envelope.ts'
import { type Fault, faultLine } from '../draft/place.ts'
import { folderRecord } from '../structure/folder-table.ts'
import { assetFaults } from './assets.ts'
import type { Bundled } from './bundled.ts'
import { coverageFaults } from './coverage.ts'
import { headingFaults } from './headings.ts'
import { identityFaults } from './identity.ts'
import { linkFaults } from './links.ts'
import { readingFaults } from './reading.ts'
import { wordingFaults } from './wording.ts'

const seo = `seo: { title: A title, description: ${'word '.repeat(18)} }`

function story(fullSlug: string, body: string): StoryFile {
  const source = `---\nname: N ${fullSlug}\ncontent:\n  component: modules/page\n  ${seo}\n---\n${body}`
  const { story: compiled, faults } = compileText(fullSlug, source)
  if (compiled === undefined || faults.length > 0) throw new Error(faults.map(faultLine).join('\n'))
  return compiled
}

function bundle(stories: readonly StoryFile[], more: Partial<Bundled> = {}): Bundled {
  const folders = ['blog', 'careers'].map((folder) => [folder, folderRecord(folder)] as const)
  return { stories, folders: new Map(folders), assets: new Map(), ...more }
}

const lines = (faults: readonly Fault[]) => faults.map(faultLine).join('\n')

describe('content lint', () => {
  it('BLOCK-10 finds links to stories, addresses and headings that do not exist', () => {
    const about = story(
      'about',
      '[a](/gone) [b](/blog) [c](/contact#pay) [d](/contact#who) [e](/resources?q=x)',
    )
    const contact = story('contact', '## Pay\n\nText. [up](#pay) [down](#nowhere)')
    const found = lines(linkFaults(bundle([about, contact])))
    expect(found).toContain('no published story stands at "/gone"')
    expect(found).toContain('"contact" has no heading "who"')
    expect(found).toContain('"contact" has no heading "nowhere"')
    expect(found).toContain('nothing answers at "/resources?q=x"')
    expect(found.split('\n')).toHaveLength(4)
  })

  it('counts an unpublished story as missing', () => {
    const hidden = { ...story('hidden', 'Text.'), published: false }
    expect(lines(linkFaults(bundle([story('about', '[a](/hidden)'), hidden])))).toContain(
      'no published story stands at "/hidden"',
    )
  })

  it('DATA-4 finds blocks that cannot be shown', () => {
    const broken = {
      ...story('about', 'Text.'),
      content: { component: 'modules/page', body: [{ component: 'card-grid', _uid: 'a' }] },
    }
    expect(lines(readingFaults(bundle([broken])))).toContain('card-grid cannot be shown')
    expect(readingFaults(bundle([story('about', 'Text.')]))).toEqual([])
  })

  it('finds headings that skip a level', () => {
    const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [] })
    const skipping = (...levels: number[]) => ({
      ...story('about', 'Text.'),
      content: { component: 'modules/page', text: { type: 'doc', content: levels.map(heading) } },
    })
    expect(lines(headingFaults(bundle([skipping(3)])))).toContain('text: headings of levels 3;')
    expect(lines(headingFaults(bundle([skipping(2, 4)])))).toContain('levels 2, 4;')
    expect(headingFaults(bundle([skipping(2, 3, 4, 2)]))).toEqual([])
    expect(headingFaults(bundle([story('about', '### A\n\n### B\n\n##### C')]))).toEqual([])
  })

  it('DATA-1 DATA-5 finds shared ids, misplaced stories and wrong folders', () => {
    const one = story('blog/one', 'Text.')
    const twin = { ...story('blog/two', 'Text.'), id: one.id, parent_id: 0 }
    const found = lines(identityFaults(bundle([one, twin])))
    expect(found).toContain('id is shared by blog/one, blog/two')
    expect(found).toContain('blog/two: parent_id is 0')
    expect(found).toContain('partners: the folder has no record')
    const open = new Map([['partners', { ...folderRecord('partners'), published: true }]])
    expect(lines(identityFaults(bundle([], { folders: open })))).toContain(
      'partners: the folder must be unpublished',
    )
  })

  it('finds missing, oversized and unused files', () => {
    const about = story('about', '![A map](mockup:known)')
    expect(lines(assetFaults(bundle([about])))).toMatch(
      /the file assets\/1280x800\/\w+\/mockup\.svg is missing/,
    )
    const found = lines(assetFaults(bundle([], { assets: new Map([['x/ab/big.pdf', 90_000]]) })))
    expect(found).toContain('90000 bytes, at most 80000 are allowed')
    expect(lines(assetFaults(bundle([], { assets: new Map([['x/ab/a.pdf', 9]]) })))).toContain(
      'no story names this file',
    )
  })

  it('finds paragraphs that stand on two pages, whatever their case, and lengths out of bounds', () => {
    const text = 'These are exactly twelve words of text that stand on two pages.'
    const found = lines(
      wordingFaults(bundle([story('about', text), story('contact', text.toUpperCase())])),
    )
    expect(found).toContain('contact: shares a paragraph with "about"')
    expect(wordingFaults(bundle([story('about', text)]))).toEqual([])
    const short = {
      ...story('about', text),
      content: { component: 'modules/page', seo: { title: 'x'.repeat(66) } },
    }
    expect(lines(wordingFaults(bundle([short])))).toContain(
      'seo.title: 66 characters, expected 1 to 65',
    )
    expect(lines(wordingFaults(bundle([short])))).toContain('seo.description: 0 characters')
  })

  it('ROUTE-1 DATA-6 finds missing pages, thin sections and topics without a resource', () => {
    const found = lines(
      coverageFaults(bundle([story('about', 'Text.'), story('thank-you', 'Text.')])),
    )
    expect(found).not.toContain('about: this page')
    expect(found).toContain('industry/govcon: this page of ROUTE-1 is missing')
    expect(found).toContain('podcast: 0 stories, at least 25 are wanted')
    expect(found).toContain('theme esg: no resource has this theme')
    expect(found).toContain('thank-you: prevent_indexing must be true')
  })
})
