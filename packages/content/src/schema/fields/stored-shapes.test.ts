import { describe, expect, test } from 'vitest'
import { readBlock } from '../../reading/read-block.ts'
import { readStory } from '../../reading/read-story.ts'
import { createReadContext } from '../../reading/site-context.ts'
import { testContext, testSiteContext, testStory } from '../../reading/test-context.fixture.ts'
import { theme } from '../blocks/block-settings.ts'
import { richParagraphs } from '../blocks/example-content.ts'
import { icon } from '../blocks/icon.ts'
import { stat } from '../blocks/stats-grid.ts'
import { asset, assets } from './asset.ts'
import { embedAddress } from './embed-address.ts'
import { multilink } from './multilink.ts'
import { richText } from './rich-text.ts'
import { text, textarea } from './text.ts'
import { webAddress } from './web-address.ts'

const options = { label: 'Field' }
const file = (name: string) => `//assets.vendor.example/f/1/480x160/ab12/${name}`
const stored = (name: string) => ({ fieldtype: 'asset', id: 7, filename: file(name), alt: '' })
const path = (name: string) => `/assets/f/1/480x160/ab12/${name}`
const url = (address: string) => ({ linktype: 'url', id: '', url: address, cached_url: address })

describe('DATA-3 an address, however it is stored', () => {
  const fields = { webAddress: webAddress(options), multilink: multilink(options) }
  describe.each(Object.entries(fields))('%s', (_, field) => {
    const read = (raw: unknown) => field.read(raw, testContext())
    test.each([
      ['https://partner.example/a', 'https://partner.example/a'],
      ['www.partner.example/a', 'https://www.partner.example/a'],
      ['//partner.example/a', 'https://partner.example/a'],
      [url('https://partner.example/a'), 'https://partner.example/a'],
      [url('www.partner.example/a'), 'https://www.partner.example/a'],
      [{ linktype: 'story', id: '', cached_url: 'about' }, '/about'],
      [{ linktype: 'asset', id: 7, url: file('film.mp4'), cached_url: '' }, path('film.mp4')],
      [stored('film.mp4'), path('film.mp4')],
      [[stored('film.mp4')], path('film.mp4')],
      [
        { fieldtype: 'asset', filename: 'https://films.example/a.mp4' },
        'https://films.example/a.mp4',
      ],
    ])('%j', (raw, href) => expect(read(raw)?.href).toBe(href))

    test.each([
      { filename: '' },
      { filename: 'javascript:alert(1)' },
      url('javascript:alert(1)'),
      {},
    ])('nothing: %j', (raw) => expect(read(raw)).toBeUndefined())
  })

  test('EMBED-1 of an embedded tool', () => {
    const { read } = embedAddress(options)
    const src = 'http://127.0.0.1:3003/openings?embedded=true'
    expect(read(url('http://{host}/openings'), testContext())).toEqual({ src })
  })
})

describe('DATA-3 a picture or file, however it is stored', () => {
  const read = (raw: unknown) => asset(options).read(raw, testContext())
  test.each([
    [stored('a.pdf')],
    [file('a.pdf')],
    [[stored('a.pdf')]],
    [{ linktype: 'asset', id: 7, url: file('a.pdf'), cached_url: '' }],
    [{ linktype: 'url', id: '', url: '', cached_url: `https:${file('a.pdf')}` }],
    [{ component: 'logo', _uid: 'l', image: stored('a.pdf') }],
    [[{ component: 'logo', _uid: 'l', alt: 'Rail', logo: [stored('a.pdf')] }]],
  ])('%j', (raw) => expect(read(raw)?.path).toBe(path('a.pdf')))

  test('a logo without an alternative text gets the name in its block', () => {
    expect(read({ component: 'logo', name: 'Halden Rail', logo: stored('a.svg') })?.alt).toBe(
      'Halden Rail',
    )
    const own = { ...stored('a.svg'), alt: 'Halden' }
    expect(read({ component: 'logo', name: 'Halden Rail', logo: own })?.alt).toBe('Halden')
  })

  test('a list of logos as blocks, and a lone one', () => {
    const logos = assets({ ...options, maximum: 5 })
    const block = (name: string) => ({ component: 'logo', _uid: name, logo: stored(name) })
    const names = (raw: unknown) => logos.read(raw, testContext())?.map(({ name }) => name)
    expect(names([block('a.svg'), stored('b.svg'), block('c.svg')])).toEqual([
      'a.svg',
      'b.svg',
      'c.svg',
    ])
    expect(names(stored('a.svg'))).toEqual(['a.svg'])
  })

  test('is missing in endlessly nested blocks', () => {
    let raw: unknown = stored('a.svg')
    for (let level = 0; level < 5000; level++) raw = { component: 'logo', logo: raw }
    expect(read(raw)).toBeUndefined()
  })
})

describe('DATA-3 plain text stored as rich text, and the reverse', () => {
  const document = {
    type: 'doc',
    content: [
      ...richParagraphs('One line', 'and one more').content,
      { type: 'paragraph', content: [{ type: 'text', text: 'bold', marks: [{ type: 'bold' }] }] },
    ],
  }

  test('a single line gets the words, several lines get the paragraphs', () => {
    expect(text(options).read(document, testContext())).toBe('One line and one more bold')
    expect(textarea(options).read(document, testContext())).toBe('One line\nand one more\nbold')
    expect(text(options).read(richParagraphs(''), testContext())).toBeUndefined()
  })

  test('does not use up heading ids of the page', () => {
    const context = testContext()
    const content = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A' }] },
    ]
    text(options).read({ type: 'doc', content }, context)
    expect(context.headingIds.idFor('A')).toBe('a')
  })

  test('a quote and an address', () => {
    const raw = (component: string, list: string, part: object) => ({
      component,
      [list]: [part],
    })
    const quote = richParagraphs('It fits.')
    expect(
      readBlock(raw('stories', 'entries', { name: 'Ada', quote }), testContext()),
    ).toMatchObject({ entries: [{ quote: 'It fits.' }] })
    const address = richParagraphs('1 Quay Street', 'Leeds')
    expect(
      readBlock(
        raw('locations', 'locations', { heading: 'Leeds', addresses: [{ address }] }),
        testContext(),
      ),
    ).toMatchObject({ locations: [{ addresses: [{ address: '1 Quay Street\nLeeds' }] }] })
  })

  test('rich text from a plain string, a paragraph for each of its pieces', () => {
    const read = richText(options).read('One.\n\nTwo.', testContext())
    expect(read).toMatchObject([{ type: 'paragraph' }, { type: 'paragraph' }])
  })
})

describe('DATA-3 an icon that was stored as a picture', () => {
  const read = (raw: unknown) => icon().read(raw, testContext())
  test('is the drawn one when its file has that name, else the picture', () => {
    expect(read('clock')).toBe('clock')
    expect(read(stored('clock.svg'))).toBe('clock')
    expect(read(stored('lorry.svg'))).toMatchObject({ path: path('lorry.svg') })
    expect(read('lorry')).toBeUndefined()
  })
})

describe('DATA-3 a colour in place of a choice becomes the nearest choice', () => {
  test.each([
    ['#e53935', 'behind'],
    ['#43a047', 'ahead'],
    ['#ffb300', 'signal'],
    ['#1e3a8a', 'neutral'],
    ['#777777', 'neutral'],
    [{ plugin: 'native-color-picker', color: '#E53935' }, 'behind'],
    ['ahead', 'ahead'],
    ['#12', undefined],
    ['url(x)', undefined],
  ])('of a figure: %j', (raw, choice) => {
    expect(stat.fields.color.read(raw, testContext())).toBe(choice)
  })

  test.each([
    ['#ffffff', 'light'],
    ['#fff', 'light'],
    ['#f1efe8', 'tinted'],
    ['#10131a', 'dark'],
    ['#333', 'dark'],
    ['#0047ff', 'brand'],
    ['brand', 'brand'],
    ['#gggggg', undefined],
  ])('of a ground: %j', (raw, choice) => expect(theme.read(raw, testContext())).toBe(choice))
})

test('DATA-3 dropped values are reported with block and field; empty ones are not', () => {
  const dropped: unknown[] = []
  const context = createReadContext(testSiteContext, (issue) => dropped.push(issue))
  const block = readBlock(
    {
      component: 'hero-banner',
      _uid: 'h',
      heading: 'Trains',
      image: { fieldtype: 'asset', id: null, filename: '', alt: '', name: '' },
      video_url: 'javascript:alert(1)',
      theme: '',
      description: { type: 'doc', content: [{ type: 'paragraph' }] },
      direction: 'up',
      links: [],
    },
    context,
  )
  const reason = (name: string, found: string) =>
    `The field "${name}" is not used: found "${found}", which the field cannot read.`
  const lines = [reason('video_url', 'javascript:alert(1)'), reason('direction', 'up')]
  expect(block.dropped).toEqual(
    lines.map((line) => ({ component: 'hero-banner', uid: 'h', only: 'field', reason: line })),
  )
  expect(dropped).toEqual([])
})

test('DATA-3 a story names what it drops outside its blocks', () => {
  const read = (content: object) => readStory({ ...testStory, content }, testSiteContext).dropped
  const download = [{ _uid: 'd', component: 'download', link: url('gone/away') }]
  expect(read({ component: 'modules/resource', download, date: 'soon' })).toEqual([
    {
      component: 'modules/resource',
      uid: testStory.uuid,
      only: 'field',
      reason: 'The field "date" is not used: found "soon", which the field cannot read.',
    },
    {
      component: 'download',
      uid: 'd',
      only: 'part',
      reason:
        'Entry 1 of 1 cannot be shown: field "link" is required, found a link to "gone/away", which leads nowhere.',
    },
  ])
  expect(read({ component: 'modules/page', graphic: '', seo: '', body: [], schemas: '' })).toEqual(
    [],
  )
})
