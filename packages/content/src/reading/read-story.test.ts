import { readRawStory } from '@prospectus/protocol/raw-story'
import { describe, expect, test } from 'vitest'
import { storyLink } from '../schema/blocks/example-content.ts'
import { readStory } from './read-story.ts'
import { testSiteContext, testStory } from './test-context.fixture.ts'

const read = (content: unknown, envelope: object = {}) =>
  readStory({ ...testStory, ...envelope, content }, testSiteContext)

describe('DATA-1 the envelope', () => {
  test('is read', () => {
    expect(read({ component: 'modules/page' })).toMatchObject({
      id: 17,
      name: 'Nine curves',
      fullSlug: 'blog/nine-curves',
      path: '/blog/nine-curves',
      section: 'blog',
      position: -40,
      tags: ['reporting'],
      lang: 'en',
      createdAt: new Date('2021-03-04T09:00:00Z'),
      publishedAt: new Date('2021-03-06T09:00:00Z'),
    })
  })

  test('LANG-1 a translated story has the language of its folder, and its published alternates', () => {
    const alternates = [
      { id: 1, name: 'Neun Kurven', full_slug: 'de/blog/neun-kurven', published: true },
      { id: 2, name: 'Gone', full_slug: 'gone/away', published: false },
      'nonsense',
    ]
    expect(read({}, { alternates }).alternates).toEqual([
      { lang: 'de', path: '/de/blog/neun-kurven', name: 'Neun Kurven' },
    ])
    expect(read({}, { full_slug: 'de/blog/neun-kurven' })).toMatchObject({
      lang: 'de',
      section: 'blog',
    })
  })

  test.each([undefined, null, 7, 'text', [], {}, { content: 3 }])('of %j gets defaults', (raw) => {
    expect(readStory(raw, testSiteContext)).toMatchObject({
      uuid: '',
      name: 'Untitled',
      path: '/',
      lang: 'en',
      preventIndexing: false,
      createdAt: new Date(0),
      content: { kind: 'unknown', component: '' },
    })
  })

  test('readRawStory rejects a story without a slug or uuid, and fills in what else is missing', () => {
    expect(readRawStory(null)).toBeUndefined()
    expect(readRawStory({ uuid: 'u' })).toBeUndefined()
    expect(readRawStory({ full_slug: 'a', uuid: '' })).toBeUndefined()
    expect(readRawStory({ full_slug: 'a/b', uuid: 'u', id: '12' })).toMatchObject({
      id: 12,
      name: 'b',
      slug: 'b',
      tag_list: [],
      published_at: null,
    })
  })
})

describe('DATA-2 root components', () => {
  test.each(['modules/page', 'page'])('%s has its blocks in their order', (component) => {
    const body = [
      { component: 'sitemap', _uid: 'a' },
      { component: 'odd', _uid: 'b' },
    ]
    expect(read({ component, graphic: 'none', prevent_indexing: true, body })).toMatchObject({
      preventIndexing: true,
      content: {
        kind: 'page',
        graphic: 'none',
        body: [
          { kind: 'block', uid: 'a' },
          { kind: 'faulty', uid: 'b' },
        ],
      },
    })
  })

  test('BLOCK-1 other content with blocks gets the general layout, and without blocks none', () => {
    expect(read({ component: 'landing', body: [{ component: 'sitemap' }] }).content.kind).toBe(
      'page',
    )
    expect(read({ component: 'landing' }).content).toEqual({
      kind: 'unknown',
      component: 'landing',
    })
  })

  test.each([
    ['/request-a-demo', '/request-a-demo'],
    ['https://a.example/x', 'https://a.example/x'],
    ['about', '/about'],
    ['https://www.vendor.example/about?from=mail', '/about?from=mail'],
    ['www.a.example/x', 'https://www.a.example/x'],
    [{ linktype: 'story', id: '', cached_url: 'about' }, '/about'],
    [{ linktype: 'url', url: 'https://a.example/x', cached_url: '' }, 'https://a.example/x'],
    [
      { fieldtype: 'asset', filename: '//assets.vendor.example/f/1/x/a/b.pdf' },
      '/assets/f/1/x/a/b.pdf',
    ],
    ['javascript:alert(1)', undefined],
    ['mailto:a@b.example', undefined],
    ['tel:+4411', undefined],
    ['#here', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('ROUTE-4 a redirect to %j leads to %j', (destination_url, href) => {
    const { content } = read({ component: 'modules/redirect', destination_url })
    expect(content.kind === 'redirect' && content.destination?.href).toBe(href)
  })

  test('DATA-10 a team member is read, and the profile opens in a new tab', () => {
    const stored = {
      component: 'modules/team-member',
      position: 'Chief executive',
      linkedin_url: 'https://profiles.example/mara',
      biography: 'Mara.',
    }
    expect(read(stored).content).toMatchObject({
      kind: 'team-member',
      position: 'Chief executive',
      profile: { href: 'https://profiles.example/mara', opensNewTab: true, isExternal: true },
      biography: [{ type: 'paragraph' }],
      image: undefined,
    })
    expect(read({ ...stored, linkedin_url: 'javascript:x' }).content).toHaveProperty(
      'profile',
      undefined,
    )
  })

  test('DATA-10 a testimonial, a partner, a vacancy and a form are read', () => {
    const facts = [
      { _uid: 'f', label: 'Salary', value: '£52,000' },
      { _uid: 'g', label: 'Empty' },
    ]
    expect(
      read({
        component: 'modules/testimonial',
        number: '£4.2m',
        link: storyLink('client-stories/x'),
      }).content,
    ).toMatchObject({ kind: 'testimonial', number: '£4.2m', link: { href: '/client-stories/x' } })
    expect(read({ component: 'modules/partner', heading: 'Terms', facts }).content).toMatchObject({
      kind: 'partner',
      heading: 'Terms',
      facts: [{ uid: 'f', label: 'Salary', value: '£52,000' }],
    })
    expect(
      read({ component: 'modules/job-vacancy', department: 'Support', facts }).content,
    ).toMatchObject({
      kind: 'job-vacancy',
      department: 'Support',
      facts: [{ uid: 'f' }],
    })
    expect(read({ component: 'modules/form', title: 'Contact' }).content).toMatchObject({
      kind: 'form',
      title: 'Contact',
      fields: [],
    })
  })

  test('MAP-2 MAP-3 settings are lists separated by commas, however they are typed', () => {
    const entries = [
      { _uid: 'e', label: 'About', link: storyLink('about') },
      { label: 'Gone', link: storyLink('gone') },
    ]
    expect(
      read({
        component: 'modules/settings',
        sitemap_exclude: ' /search/, ,thank-you,/,',
        separated_sitemap_folder: 'podcast/ , blog',
        placeholder: 'Platform, Who we help ,',
        navigation: [{ _uid: 'n', label: 'Company', entries }, { entries }],
        organisation: 'Exemplar',
      }).content,
    ).toMatchObject({
      kind: 'settings',
      excludedSlugs: ['search', 'thank-you'],
      excludedFolders: ['podcast', 'blog'],
      unlinkedNames: ['Platform', 'Who we help'],
      navigation: [
        { uid: 'n', label: 'Company', entries: [{ label: 'About', link: { href: '/about' } }] },
      ],
      organisation: 'Exemplar',
    })
  })
})

test('HEAD-1 seo is read from an object, or from a list of one', () => {
  const seo = {
    title: 'T',
    description: ' ',
    og_image: '//assets.vendor.example/f/1/2x2/a/og.png',
  }
  for (const stored of [seo, [seo]]) {
    expect(read({ component: 'page', seo: stored }).seo).toMatchObject({
      title: 'T',
      description: undefined,
      ogImage: { name: 'og.png' },
    })
  }
  expect(read({ seo: 'nonsense' }).seo).toHaveProperty('title', undefined)
})

test('BLOCK-8 valid documents are kept, invalid ones counted', () => {
  const schemas = [{ code: '{"@type":"Thing"}' }, { code: '{' }, { code: '{}' }, null]
  expect(read({ component: 'page', schemas })).toMatchObject({
    schemas: ['{"@type":"Thing"}'],
    invalidSchemaCount: 3,
  })
})
