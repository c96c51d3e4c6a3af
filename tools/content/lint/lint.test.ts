import { rawStory } from '@prospectus/catalogue/snapshot/snapshot.fixture'
import { describe, expect, it } from 'vitest'
import type { StoryFile } from '../story-files.ts'
import { assetFindings } from './assets.ts'
import { type Finding, findingLine } from './finding.ts'
import { headingFindings } from './headings.ts'
import { hostFindings } from './hosts.ts'
import { identityFindings } from './identity.ts'
import { linkFindings } from './links.ts'
import type { LintedContent } from './linted-content.ts'
import { readingFindings } from './reading.ts'
import { wordingFindings } from './wording.ts'

const blog = { id: 7, uuid: 'f-7', name: 'Blog', published: true, position: 0 }

/** A page whose text consists of these nodes. */
function story(fullSlug: string, ...content: readonly unknown[]): StoryFile {
  const body = { component: 'content-area', _uid: `b-${fullSlug}`, body: { type: 'doc', content } }
  const stored = rawStory(fullSlug.length + fullSlug.charCodeAt(0) * 100, {
    uuid: `uuid of ${fullSlug}`,
    name: fullSlug,
    slug: fullSlug.split('/').at(-1) ?? '',
    full_slug: fullSlug,
    parent_id: fullSlug.startsWith('blog/') ? blog.id : 0,
    content: {
      component: 'modules/page',
      seo: { title: 'A title', description: 'word '.repeat(18) },
      body: [body],
    },
  })
  return { ...stored, published: true }
}

const text = (words: string, ...marks: readonly unknown[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content })
const heading = (level: number, words = 'A') => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
const linked = (attrs: object) => paragraph(text('a', { type: 'link', attrs }))
const toStory = (fullSlug: string, anchor?: string) =>
  linked({ linktype: 'story', uuid: `uuid of ${fullSlug}`, href: `/${fullSlug}`, anchor })
const toAddress = (href: string) => linked({ linktype: 'url', href })

function bundle(stories: readonly StoryFile[], more: Partial<LintedContent> = {}): LintedContent {
  return {
    space: { assetHost: 'assets.vendor.example', languages: [] },
    stories,
    folders: new Map([['blog', blog]]),
    datasources: new Map(),
    assets: new Map(),
    readAsset: () => new Uint8Array(),
    ...more,
  }
}

const lines = (findings: readonly Finding[]) => findings.map(findingLine).join('\n')

describe('content lint', () => {
  it('BLOCK-10 finds links to stories, addresses and headings that do not exist', () => {
    const about = story(
      'about',
      ...[toStory('gone'), toStory('contact', 'pay'), toStory('contact', 'who')],
      toAddress('/resources?q=x'),
    )
    const contact = story('contact', heading(2, 'Pay'), toAddress('#pay'), toAddress('#nowhere'))
    const found = lines(linkFindings(bundle([about, contact])))
    expect(found).toContain('there is no published story at "/gone"')
    expect(found).toContain('"contact" has no heading or tool "who"')
    expect(found).toContain('"contact" has no heading or tool "nowhere"')
    expect(found).toContain('there is nothing at "/resources?q=x"')
    expect(found.split('\n')).toHaveLength(4)
  })

  it('counts an unpublished story as missing', () => {
    const hidden = { ...story('hidden'), published: false }
    expect(lines(linkFindings(bundle([story('about', toStory('hidden')), hidden])))).toContain(
      'there is no published story at "/hidden"',
    )
  })

  it('DATA-4 finds blocks that cannot be shown', () => {
    const broken = {
      ...story('about'),
      content: { component: 'modules/page', body: [{ component: 'card-grid', _uid: 'a' }] },
    }
    expect(lines(readingFindings(bundle([broken])))).toContain('card-grid cannot be shown')
    expect(readingFindings(bundle([story('about', paragraph(text('Text.')))]))).toEqual([])
  })

  it('finds headings that skip a level', () => {
    const skipping = (...levels: number[]) =>
      story('about', ...levels.map((level) => heading(level)))
    expect(lines(headingFindings(bundle([skipping(3)])))).toContain('body: headings of levels 3;')
    expect(lines(headingFindings(bundle([skipping(2, 4)])))).toContain('levels 2, 4;')
    expect(headingFindings(bundle([skipping(2, 3, 4, 2)]))).toEqual([])
  })

  it('DATA-1 finds shared ids and misplaced stories', () => {
    const one = story('blog/one')
    const twin = { ...story('blog/two'), id: one.id, parent_id: 0 }
    const found = lines(identityFindings(bundle([one, twin, story('news/three')])))
    expect(found).toContain('id is shared by blog/one, blog/two')
    expect(found).toContain('blog/two: parent_id is 0; expected 7, the id of its folder')
    expect(found).toContain('news/three: news has no _folder.json')
    expect(identityFindings(bundle([one, story('about')]))).toEqual([])
  })

  it('DATA-4 finds two blocks of a story that have one _uid', () => {
    const block = { component: 'banner', _uid: 'one' }
    expect(lines(identityFindings(bundle([story('about', block, { ...block })])))).toContain(
      '_uid one is used twice in the story',
    )
    expect(identityFindings(bundle([story('about', block), story('home', block)]))).toEqual([])
  })

  it('BLOCK-12 finds videos, tours and links on hosts that cannot exist, but not mere text', () => {
    const page = story(
      'about',
      { component: 'full-width-video', video_url: 'https://video.vendor.example/a.mp4' },
      { component: 'modules/redirect', destination_url: '//tours.test/one' },
      { component: 'poster', filename: 'https://assets.vendor.example/f/1/x/ab/a.png' },
      { component: 'hero-banner', link: 'https://youtu.be/dQw4w9WgXcQ', email: 'a@vendor.example' },
      paragraph(text('https://status.vendor.example')),
    )
    const found = lines(hostFindings(bundle([page])))
    expect(found).toContain('leads to video.vendor.example, a host that cannot exist')
    expect(found).toContain('leads to tours.test, a host that cannot exist')
    expect(found.split('\n')).toHaveLength(2)
  })

  it('finds missing and unused files', () => {
    const src = 'https://assets.vendor.example/f/1/1280x800/ab12/map.svg'
    const about = story('about', { type: 'image', attrs: { src, alt: 'A map' } })
    expect(lines(assetFindings(bundle([about])))).toContain(
      'the file assets/1280x800/ab12/map.svg is missing',
    )
    expect(lines(assetFindings(bundle([], { assets: new Map([['x/ab/a.pdf', 9]]) })))).toContain(
      'no story names this file',
    )
  })

  it('finds bold text that is written as Markdown', () => {
    const found = lines(
      wordingFindings(bundle([story('about', paragraph(text('**Given:** a report')))])),
    )
    expect(found).toContain('shows ** of Markdown; set bold instead')
  })

  it('finds paragraphs that appear on two pages, whatever their case, and lengths out of bounds', () => {
    const words = 'These are exactly twelve words of text that stand on two pages.'
    const page = (slug: string, sentence: string) => story(slug, paragraph(text(sentence)))
    const found = lines(
      wordingFindings(bundle([page('about', words), page('contact', words.toUpperCase())])),
    )
    expect(found).toContain('contact: shares a paragraph with "about"')
    expect(wordingFindings(bundle([page('about', words)]))).toEqual([])
    const figures = '0 320 860 1640 2680 3840 5080 6440 7930 9660 11560 13510'
    const alike = bundle([page('about', figures), page('contact', figures)])
    expect(lines(wordingFindings(alike))).not.toContain('0 320')
    const short = {
      ...page('about', words),
      content: { component: 'modules/page', seo: { title: 'x'.repeat(66) } },
    }
    expect(lines(wordingFindings(bundle([short])))).toContain(
      'seo.title: 66 characters, expected 1 to 65',
    )
    expect(lines(wordingFindings(bundle([short])))).toContain('seo.description: 0 characters')
  })
})
