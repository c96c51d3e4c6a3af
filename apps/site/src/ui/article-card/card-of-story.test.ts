import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { labelsOf } from '@prospectus/content/index/resources/labels'
import { completeRawStory } from '@prospectus/protocol/raw-story'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../../../../../tools/run/project.ts'
import { examplePage, surroundings } from '../testing/render.tsx'
import { rawStory, snapshotOf } from '../testing/snapshot-of.ts'
import { cardOf } from './card-of-entry.ts'
import { cardOfStory } from './card-of-story.ts'

const STORIES = join(contentFolder(), 'stories')
const IMAGE = '//assets.vendor.example/f/288868932106/1200x800/ab12cd34ef/cover.png'

/** The card as the server makes it of the catalogue, and as the browser makes it of the wire's JSON. */
function bothCards(story: ReturnType<typeof rawStory>, lang = 'en') {
  const snapshot = snapshotOf([story])
  const page = examplePage({ snapshot, lang })
  const entry = snapshot.byUuid(story.uuid)
  if (entry === undefined) throw new Error(`${story.full_slug} is not in the snapshot`)
  const typeLabels = labelsOf(snapshot.datasources['resource-type'], lang)
  const { assetHosts, languages } = surroundings
  const about = { locale: page.messages.locale, assetHosts, languages, typeLabels }
  return {
    server: cardOf(entry, page, typeLabels.get(entry.section)),
    browser: cardOfStory(JSON.parse(JSON.stringify(story)), about),
  }
}

const resource = (content: Record<string, unknown>, parts: object = {}) =>
  rawStory('podcast/one', { component: 'modules/resource', ...content }, parts)

describe('CALL-4 the card that the browser makes of a story', () => {
  it('is the one that the server makes, for every bundled resource', () => {
    const stories = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => completeRawStory(JSON.parse(readFileSync(join(STORIES, file), 'utf8'))))
      .filter(({ content }) => Object(content).component === 'modules/resource')
    expect(stories.length).toBeGreaterThan(100)
    for (const story of stories) {
      const { server, browser } = bothCards(story, story.full_slug.startsWith('de/') ? 'de' : 'en')
      expect(browser, story.full_slug).toEqual(server)
    }
  })

  it.each<readonly [string, Record<string, unknown>, object]>([
    ['no content at all', {}, {}],
    ['a date of its own', { date: '2022-05-12 14:00' }, {}],
    ['a date that is none', { date: '2022-02-31' }, { created_at: 'soon' }],
    ['a text for search engines only', { description: ' ', seo: { description: 'Engines' } }, {}],
    ['seo as a list', { seo: [{ description: 'Engines' }] }, {}],
    ['one theme', { theme: 'pmo' }, {}],
    ['odd themes', { theme: ['pmo', '', 7, 'pmo', ' esg '] }, {}],
    ['a picture, as one address', { image: IMAGE }, {}],
    ['a picture, in the older shape', { image: { filename: `https:${IMAGE}`, alt: 'A' } }, {}],
    ['a picture with a focus', { image: { filename: IMAGE, focus: '1x2:3x4', title: 'T' } }, {}],
    ['a picture of a foreign host', { image: { filename: '//evil.example/f/1/a/b.png' } }, {}],
    ['a picture out of its folder', { image: `${IMAGE}/../../../../x` }, {}],
    ['a blank name', {}, { name: ' ' }],
    ['a half surrogate', { description: 'x\uD800' }, { name: '\uDC00y' }],
    ['a start page', {}, { full_slug: 'podcast/', is_startpage: true }],
    ['a slug that needs encoding', {}, { full_slug: '/podcast/a b/ü?#' }],
    ['a section without a label', {}, { full_slug: 'news/x' }],
    ['a language folder', { description: 'Über' }, { full_slug: 'de/blog/eins' }],
  ])('agrees on %s', (_, content, parts) => {
    for (const lang of ['en', 'de']) {
      const { server, browser } = bothCards(resource(content, parts), lang)
      expect(browser).toEqual(server)
    }
  })

  it('agrees on anything that an editor, or anybody else, may have stored', () => {
    const anything = fc.jsonValue()
    const content = fc.record(
      { date: anything, description: anything, image: anything, theme: anything, seo: anything },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(content, (stored) => {
        const { server, browser } = bothCards(resource(stored))
        expect(browser).toEqual(server)
      }),
      { numRuns: 60 },
    )
  })

  it('is undefined for what cannot be placed, and never an exception', () => {
    const about = { ...surroundings, locale: 'en-GB', typeLabels: new Map() }
    const placeless = [
      {},
      null,
      7,
      'x',
      [],
      { uuid: 'u' },
      { full_slug: 'a' },
      { uuid: 'u', full_slug: '/' },
    ]
    expect(placeless.map((story) => cardOfStory(story, about))).toEqual(
      placeless.map(() => undefined),
    )
    fc.assert(fc.property(fc.anything(), (story) => void cardOfStory(story, about)))
  })
})
