import { describe, expect, it } from 'vitest'
import { at, compileText } from './compile-story.fixture.ts'
import { uuidOf } from './stable-ids.ts'

const resource = (front: string, body = 'Text.') => `---
name: A title
date: 2021-03-04 09:00
content:
  component: modules/resource
  description: A description.
  seo: { title: T, description: D }
${front}
---
${body}`

const page = (body: string) => `name: A page
content:
  component: modules/page
  seo: { title: T, description: D }
  body:
${body}`

describe('a resource draft', () => {
  it('DATA-1 DATA-5 gets the same envelope every time, in the folder of its section', () => {
    const { story, faults } = compileText('podcast/one', resource('  theme: pmo'))
    expect(faults).toEqual([])
    expect(compileText('podcast/one', resource('  theme: pmo')).story).toEqual(story)
    expect(story).toMatchObject({
      full_slug: 'podcast/one',
      slug: 'one',
      parent_id: 659386159,
      created_at: '2021-03-04T09:00:00.000Z',
      published_at: '2021-03-04T09:00:00.000Z',
      is_startpage: false,
      path: null,
      lang: 'default',
    })
  })

  it('DATA-7 lies before an older one', () => {
    const position = (date: string) =>
      compileText('blog/x', resource('').replace('2021-03-04 09:00', date)).story?.position ?? 0
    expect(position('2022-01-01 10:00')).toBeLessThan(position('2021-12-31 10:00'))
    expect(position('2016-01-01 10:00')).toBeLessThan(0)
  })

  it('DATA-3 keeps the shape its writer gave to theme and industry', () => {
    const content = (front: string) => compileText('blog/x', resource(front)).story?.content
    expect(at(content('  theme: pmo\n  industry: null'), 'theme')).toBe('pmo')
    expect(at(content('  theme: pmo\n  industry: null'), 'industry')).toBeNull()
    expect(at(content("  theme: ''\n  industry: []"), 'theme')).toBe('')
    expect(at(content('  industry: [government]'), 'industry')).toEqual([
      uuidOf('industry:government'),
    ])
    expect(at(content(''), 'excerpt')).toBeNull()
    expect(at(content("  date: ''"), 'date')).toBe('')
    expect(at(content('  date: 2021-03-04'), 'date')).toBe('2021-03-04 00:00')
  })

  it('DATA-3 spreads the shapes of pictures over the catalogue', () => {
    const shapes = Array.from({ length: 400 }, (_, index) => {
      const image = '  image: { cover: true }'
      const content = compileText(`blog/story-${index}`, resource(image)).story?.content
      const picture = at(content, 'image')
      if (picture === null || at(picture, 'filename') === '') return 'none'
      return at(picture, 'meta_data') === undefined ? 'old' : 'new'
    })
    const share = (shape: string) => shapes.filter((one) => one === shape).length / shapes.length
    expect(share('new')).toBeGreaterThan(0.5)
    expect(share('old')).toBeGreaterThan(0.15)
    expect(share('none')).toBeGreaterThan(0.08)
  })

  it('BLOCK-9 links its own printed file', () => {
    const { story } = compileText(
      'whitepapers/x',
      resource('  download: [{ label: Read, link: { pdf: true } }]'),
    )
    expect(at(story?.content, 'download.0.link.cached_url')).toMatch(
      /^https:\/\/assets\.corvane\.example\/f\/\d+\/x\/[0-9a-f]{10}\/own\.pdf$/,
    )
  })
})

describe('a page draft', () => {
  it('DATA-4 compiles blocks, items and links by their schemas', () => {
    const { story, faults } = compileText(
      'about',
      page(`    - component: card-grid
      columns: 4
      cards:
        - { icon: curve, heading: One, description: "A **card**.", link: /careers/#pay }
    - component: call-to-action
      heading: Come
      links: ["primary | Ask | mailto:hello@corvane.example"]`),
    )
    expect(faults).toEqual([])
    const body = at(story?.content, 'body')
    expect(at(body, '0.component')).toBe('card-grid')
    expect(at(body, '0.columns')).toBe('4')
    expect(at(body, '0.cards.0.component')).toBe('card')
    expect(at(body, '0.cards.0.description.type')).toBe('doc')
    expect(at(body, '0.cards.0.link')).toEqual({
      fieldtype: 'multilink',
      linktype: 'story',
      id: uuidOf('careers/'),
      url: '',
      cached_url: 'careers/',
      anchor: 'pay',
    })
    expect(at(body, '1.links.0')).toMatchObject({
      component: 'link',
      type: 'primary',
      label: 'Ask',
    })
    expect(at(body, '1.links.0.link')).toMatchObject({
      linktype: 'email',
      email: 'hello@corvane.example',
    })
    expect(at(body, '0.cards.0._uid')).not.toBe(at(body, '0._uid'))
  })

  it('ROUTE-2 leads to a section without a start page by its address', () => {
    const block = (link: string) =>
      page(`    - component: call-to-action\n      heading: H\n      links: ["text | L | ${link}"]`)
    const link = (address: string) =>
      at(compileText('about', block(address)).story?.content, 'body.0.links.0.link')
    expect(link('/blog')).toMatchObject({ linktype: 'url', url: '/blog' })
    expect(link('/resources?category=blog')).toMatchObject({ linktype: 'url' })
    expect(link('/careers')).toMatchObject({ linktype: 'story', cached_url: 'careers/' })
    expect(link('/')).toMatchObject({ linktype: 'story', cached_url: 'home' })
  })

  it('puts the Markdown of a text page into a content area with a contents list', () => {
    const { story } = compileText(
      'privacy-policy',
      '---\nname: P\ncontent: { component: modules/page, seo: { title: T } }\n---\n## One\n\nText.',
    )
    expect(at(story?.content, 'body.0')).toMatchObject({
      component: 'content-area',
      show_contents: true,
    })
  })

  it('LANG-1 shares its group with the story it translates', () => {
    const german = compileText(
      'de/about',
      `translation_of: about\n${page('    - component: search-results')}`,
    ).story
    const english = compileText('about', page('    - component: search-results')).story
    expect(german?.group_id).toBe(english?.group_id)
    expect(german).toMatchObject({ lang: 'de', slug: 'about' })
  })
})

describe('faults', () => {
  const messages = (fullSlug: string, source: string) =>
    compileText(fullSlug, source).faults.map((fault) => `${fault.path}: ${fault.message}`)

  it.each([
    ['    - component: hero-baner', 'content.body.0: expected a block with a known component'],
    [
      '    - { component: card-grid, columns: 7 }',
      'content.body.0.columns: expected one of 3, 4, 5',
    ],
    ['    - { component: card-grid, colums: 3 }', 'content.body.0.colums: unknown field'],
    ['    - { component: alternating-panel }', 'content.body.0.heading: this field is required'],
    [
      '    - { component: call-to-action, heading: H, links: ["primary | x"] }',
      'content.body.0.links.0: expected "type | label | destination"',
    ],
    [
      "    - { component: call-to-action, heading: H, links: ['text | x | javascript:alert(1)'] }",
      'content.body.0.links.0.link: expected a link',
    ],
    [
      '    - { component: call-to-action, heading: H, image: { mockup: nope, alt: A } }',
      'content.body.0.image: no mockup is called "nope"; there are known',
    ],
    [
      '    - { component: call-to-action, heading: H, image: { mockup: known } }',
      'content.body.0.image: the mockup "known" needs an alt text',
    ],
    [
      '    - { component: call-to-action, heading: H, description: "# Title" }',
      'content.body.0.description: line 1: headings start at ##',
    ],
  ])('name the place and what is expected: %s', (block, message) => {
    expect(messages('about', page(block)).join('\n')).toContain(message)
  })

  it('tell of a missing name, a bad date, a bad slug and unreadable YAML', () => {
    expect(messages('about', 'content: { component: modules/settings }')[0]).toContain('name:')
    expect(messages('blog/x', resource('').replace('2021-03-04', '2021-13-04'))[0]).toContain(
      'date:',
    )
    expect(messages('blog/Über', resource(''))[0]).toContain('lower-case words')
    expect(messages('about', 'name: [')[0]).toContain('the YAML cannot be read')
    expect(messages('about', '---\nname: x')[0]).toContain('front matter')
  })
})
