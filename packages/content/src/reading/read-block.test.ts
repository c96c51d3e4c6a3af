import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { richParagraphs } from '../schema/blocks/example-content.ts'
import { MAX_DEPTH } from '../schema/context/read-context.ts'
import { readBlock } from './read-block.ts'
import { testContext } from './test-context.fixture.ts'

describe('DATA-4 a block that cannot be shown', () => {
  test('is named if it is unknown', () => {
    expect(readBlock({ component: 'hero_banner', _uid: 'a1' }, testContext())).toEqual({
      kind: 'faulty',
      component: 'hero_banner',
      uid: 'a1',
      reason: 'There is no block named "hero_banner".',
      dropped: [],
    })
  })

  test.each(['constructor', '__proto__', 'toString'])(
    'is not found among the members that every object has: %s',
    (component) => {
      expect(readBlock({ component }, testContext())).toMatchObject({ kind: 'faulty' })
    },
  )

  test.each([null, undefined, 'hero-banner', 7, [], {}, { component: 3 }])(
    'is faulty if it is no block at all: %j',
    (raw) => {
      expect(readBlock(raw, testContext())).toMatchObject({
        kind: 'faulty',
        component: 'unknown',
        reason: 'Expected a block with a component name, found none.',
      })
    },
  )

  test('says which field is missing and what was found', () => {
    const issue = readBlock({ component: 'card-grid', _uid: 'c', cards: [{}, null] }, testContext())
    expect(issue).toHaveProperty(
      'reason',
      'The block "card-grid" cannot be shown: field "cards" is required, found a list that the field cannot use.',
    )
  })
})

test('DATA-4 an item without a required value is dropped, its neighbours stay', () => {
  const cards = [{ _uid: 'a', heading: 'First' }, { _uid: 'b' }, { _uid: 'c', heading: 'Third' }]
  const block = readBlock({ component: 'card-grid', _uid: 'grid', cards }, testContext())
  expect(block).toMatchObject({ cards: [{ uid: 'a' }, { uid: 'c' }] })
})

describe('DATA-4 a part that cannot be shown is named, its neighbours stay', () => {
  const parts = [
    ['faqs', 'entries', { title: 'Why?', description: '' }, 'description'],
    ['card-grid', 'cards', { description: 'Words.' }, 'heading'],
    ['stories', 'entries', { name: 'Ada' }, 'quote'],
    ['partners-listing', 'partners', { logo: '//assets.vendor.example/f/1/x/a/b.svg' }, 'heading'],
    ['locations', 'locations', { phone: '+44 113 496 0142' }, 'heading'],
    ['stats-grid', 'stats', { subheading: 'On time' }, 'heading'],
  ] as const

  test.each(parts)('%s', (component, list, part, lacking) => {
    const whole = { title: 'T', description: 'D', heading: 'H', name: 'N', quote: 'Q' }
    const block = readBlock(
      { component, _uid: 'b', [list]: [whole, { _uid: 'p', ...part }] },
      testContext(),
    )
    expect(block).toMatchObject({ kind: 'block', [list]: [{}] })
    expect(block.dropped).toEqual([
      {
        component: expect.stringMatching(/^[a-z-]+$/),
        uid: 'p',
        only: 'part',
        reason: `Entry 2 of 2 cannot be shown: field "${lacking}" is required, found nothing.`,
      },
    ])
  })

  test('a logo without a file, under the uid of its block', () => {
    const logo = '//assets.vendor.example/f/1/x/a/b.svg'
    const raw = { component: 'logo-grid', _uid: 'g', logos: [logo, { filename: '' }] }
    expect(readBlock(raw, testContext()).dropped).toEqual([
      {
        component: 'logo-grid',
        uid: 'g',
        only: 'part',
        reason: 'Entry 2 of 2 holds no file of this site.',
      },
    ])
  })

  test('a part of a part', () => {
    const locations = [{ _uid: 'l', heading: 'Leeds', addresses: [{ _uid: 'a' }] }]
    const block = readBlock({ component: 'locations', locations }, testContext())
    expect(block.dropped).toMatchObject([{ component: 'address', uid: 'a', only: 'part' }])
  })

  test('a block that cannot be shown without its parts names what each lacks', () => {
    const raw = { component: 'faqs', _uid: 'b', entries: [{ _uid: 'p', title: 'Why?' }] }
    const issue = readBlock(raw, testContext())
    expect(issue).toMatchObject({ kind: 'faulty', uid: 'b', dropped: [{ uid: 'p' }] })
  })
})

test('DATA-4 a list may be long', () => {
  const cards = Array.from({ length: 100 }, (_, index) => ({ heading: `Card ${index}` }))
  const block = readBlock({ component: 'card-grid', cards }, testContext())
  expect(block).toHaveProperty('cards.length', 100)
})

test('BLOCK-2 a logo grid shows five logos at most', () => {
  const logos = Array.from(
    { length: 9 },
    (_, index) => `//assets.vendor.example/f/1/x/a/${index}.svg`,
  )
  expect(readBlock({ component: 'logo-grid', logos }, testContext())).toHaveProperty(
    'logos.length',
    5,
  )
})

test('a block without a uid gets one that is unique on the page, and the same each time', () => {
  const raw = [{ component: 'sitemap' }, { component: 'sitemap' }, { component: 'nonsense' }]
  const uids = () => {
    const context = testContext()
    return raw.map((entry) => readBlock(entry, context).uid)
  }
  expect(uids()).toEqual(['sitemap', 'sitemap-2', 'nonsense'])
  expect(uids()).toEqual(uids())
})

test('BLOCK-2a the edit comment of a draft is kept, anything else in its place is not', () => {
  const comment = '<!--#storyblok#{"name": "sitemap", "uid": "s"}-->'
  const read = (_editable: unknown) => readBlock({ component: 'sitemap', _editable }, testContext())
  expect(read(comment)).toHaveProperty('editableComment', comment)
  expect(read('<script>')).toHaveProperty('editableComment', undefined)
  expect(read(7)).toHaveProperty('editableComment', undefined)
})

test('DATA-4 reading blocks nested without end stops at a faulty block', () => {
  let raw: unknown = { component: 'content-area', body: richParagraphs('The end') }
  for (let level = 0; level < 2000; level++) {
    raw = {
      component: 'content-area',
      body: { type: 'doc', content: [{ type: 'blok', attrs: { body: [raw] } }] },
    }
  }
  const text = JSON.stringify(readBlock(raw, testContext()))
  expect(text).toContain(`nested ${MAX_DEPTH} levels deep at most`)
})

test('DATA-4 reading never throws, and always gives a block or a faulty one', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (raw) => {
      expect(['block', 'faulty']).toContain(readBlock(raw, testContext()).kind)
    }),
  )
})
