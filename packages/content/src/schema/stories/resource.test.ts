import { describe, expect, test } from 'vitest'
import { readStory } from '../../reading/read-story.ts'
import { testSiteContext, testStory } from '../../reading/test-context.fixture.ts'
import { richParagraphs } from '../blocks/example-content.ts'

describe('DATA-3 a resource', () => {
  const resource = (fields: object) => {
    const content = { component: 'modules/resource', ...fields }
    return readStory({ ...testStory, content }, testSiteContext).content
  }

  test.each([
    [
      ['ppm', 'pmo'],
      ['ppm', 'pmo'],
    ],
    ['ppm', ['ppm']],
    ['', []],
    [null, []],
    [undefined, []],
    [[], []],
    [['ppm', '', 7, 'ppm'], ['ppm']],
  ])('reads theme and industry, stored as %j, as %j', (stored, values) => {
    expect(resource({ theme: stored })).toMatchObject({ themes: values })
    expect(resource({ industry: stored })).toMatchObject({ industries: values })
  })

  test.each([
    ['2022-05-12 14:00', '2022-05-12T14:00:00.000Z'],
    ['2022-05-12 00:00', '2022-05-12T00:00:00.000Z'],
    ['2022-05-12T14:00:00.000Z', '2022-05-12T14:00:00.000Z'],
    ['', '2021-03-04T09:00:00.000Z'],
    [undefined, '2021-03-04T09:00:00.000Z'],
    ['soon', '2021-03-04T09:00:00.000Z'],
  ])('dated %j has the date %s', (date, iso) => {
    const content = resource({ date })
    expect(content.kind === 'resource' && content.date.toISOString()).toBe(iso)
  })

  test('BLOCK-12 whose body is rich text has one content area with a contents list', () => {
    expect(resource({ body: richParagraphs('Once.') })).toMatchObject({
      body: [{ component: 'content-area', show_contents: true, body: [{ type: 'paragraph' }] }],
    })
    expect(resource({ body: [{ component: 'faqs', _uid: 'f' }] })).toMatchObject({
      body: [{ kind: 'faulty', component: 'faqs' }],
    })
    for (const body of [undefined, null, '', richParagraphs()]) {
      expect(resource({ body })).toMatchObject({ body: [] })
    }
  })

  test('BLOCK-12 has downloads, dates, figures and media', () => {
    const pdf = '//assets.vendor.example/f/1/x/a/paper.pdf'
    expect(
      resource({
        excerpt: null,
        download: [
          { _uid: 'd', label: 'Paper', link: { linktype: 'asset', url: pdf } },
          { _uid: 'e', link: { cached_url: pdf } },
          { _uid: 'none', label: 'Nothing' },
        ],
        starts_at: '2022-05-12 14:00',
        figures: [{ _uid: 'x', heading: '11 %', subheading: 'fewer reports', color: 'odd' }],
        audio: { filename: '//assets.vendor.example/f/1/x/a/one.mp3' },
        video_url: 'https://video.example/1',
        transcript: richParagraphs('Hello.'),
      }),
    ).toMatchObject({
      downloads: [
        { uid: 'd', label: 'Paper', link: { href: '/assets/f/1/x/a/paper.pdf', isFile: true } },
        { uid: 'e', label: 'paper.pdf', link: { href: '/assets/f/1/x/a/paper.pdf' } },
      ],
      gated: false,
      startsAt: new Date('2022-05-12T14:00:00Z'),
      figures: [{ uid: 'x', heading: '11 %', subheading: 'fewer reports' }],
      audio: { name: 'one.mp3' },
      video: { href: 'https://video.example/1' },
      transcript: [{ type: 'paragraph' }],
    })
  })

  test.each([
    [{ gated: true }, undefined],
    [{ gated: 'true' }, undefined],
    [{ gated_form: 'whitepaper' }, { id: 'whitepaper' }],
    [{ gated_form: 'no such id!' }, undefined],
  ])('BLOCK-12 reveals only the names of its downloads when gated: %j', (gate, gatedForm) => {
    const url = '//assets.vendor.example/f/1/x/a/paper.pdf'
    const download = [{ _uid: 'd', label: 'Paper', link: { linktype: 'asset', url } }]
    const read = resource({ download, ...gate })
    expect(read).toMatchObject({
      gated: true,
      downloads: [],
      gatedDownloads: [{ uid: 'd', label: 'Paper' }],
      firstDownload: { href: '/assets/f/1/x/a/paper.pdf' },
    })
    expect(read).toHaveProperty('gatedForm', gatedForm && expect.objectContaining(gatedForm))
  })
})
