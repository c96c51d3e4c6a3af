import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventDaysOf } from '@prospectus/catalogue/resources/event-days'
import { type Labels, labelsOf } from '@prospectus/catalogue/resources/labels'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import { formatDay, isoDate } from '@prospectus/content/messages/day'
import { listMessages } from '@prospectus/content/messages/list-messages'
import type { Story } from '@prospectus/content/schema/stories/story'
import { completeRawStory } from '@prospectus/protocol/raw-story'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../../../../../tools/run/project.ts'
import type { PageView } from '../../rendering/page-view.ts'
import { examplePage, siteContext } from '../testing/render.tsx'
import { rawStory, snapshotOf } from '../testing/snapshot-of.ts'
import { type Card, cardOf } from './card.ts'
import { cardsOf } from './cards-of.ts'

const STORIES = join(contentFolder(), 'stories')
const IMAGE = '//assets.vendor.example/f/288868932106/1200x800/ab12cd34ef/cover.png'

/**
 * The card that the server makes from a snapshot entry, the one that the browser makes from JSON, and the values that
 * snapshot and resource page have.
 */
function bothCards(story: ReturnType<typeof rawStory>, lang = 'en') {
  const snapshot = snapshotOf([story])
  const page = examplePage({ snapshot, lang })
  const entry = snapshot.byUuid(story.uuid)
  if (entry === undefined) throw new Error(`${story.full_slug} is not in the snapshot`)
  const typeLabels = labelsOf(snapshot.datasources['resource-type'], lang)
  const { assetHosts, languages } = siteContext
  const { media } = listMessages(lang)
  const about = { locale: page.messages.locale, assetHosts, languages, typeLabels, media }
  return {
    known: knownOf(entry, page, typeLabels),
    server: cardsOf([entry], page)[0],
    browser: cardOf(JSON.parse(JSON.stringify(story)), about),
  }
}

function knownOf(entry: Entry, page: PageView, typeLabels: Labels): Card {
  const { uuid, path, name, section, description, themes } = entry
  const { content } = page.read(entry)
  const image = content.kind === 'resource' ? content.image : undefined
  const noTexts = { alt: '', title: undefined, source: undefined, copyright: undefined }
  const date = new Date(entry.date)
  return {
    ...{ uuid, path, name, section, description, themes },
    typeLabel: typeLabels.get(section),
    medium: mediumOf(section, content, page.lang),
    day: isoDate(date),
    dayText: formatDay(page.messages.locale, date),
    event: daysIn(page.messages.locale, page.snapshot.read(entry).content),
    image: image && { ...image, ...noTexts },
  }
}

function daysIn(locale: string, content: unknown): Card['event'] {
  const days = eventDaysOf(content)
  return days && { ...days, dayText: formatDay(locale, new Date(days.first)) }
}

function mediumOf(section: string, content: Story['content'], lang: string): string | undefined {
  if (content.kind !== 'resource' || !['podcast', 'videos'].includes(section)) return undefined
  const { media } = listMessages(lang)
  if (content.audio === undefined && content.video === undefined) return media.read
  const word = content.audio === undefined ? media.watch : media.listen
  return content.duration === undefined ? word : `${word}, ${content.duration}`
}

const resource = (content: Record<string, unknown>, parts: object = {}) =>
  rawStory('podcast/one', { component: 'modules/resource', ...content }, parts)

describe('CALL-4 RES-0 the card of a resource', () => {
  /** `npm test` takes every fourth. */
  it('is the same on the server and in the browser, for every bundled resource', () => {
    const stories = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => completeRawStory(JSON.parse(readFileSync(join(STORIES, file), 'utf8'))))
      .filter(({ content }) => Object(content).component === 'modules/resource')
    const taken = stories.filter((_, n) => process.env.EVERY_EXAMPLE || n % 4 === 0)
    expect(taken.length).toBeGreaterThan(0)
    for (const story of taken) {
      const lang = story.full_slug.startsWith('de/') ? 'de' : 'en'
      const { server, browser, known } = bothCards(story, lang)
      expect(server, story.full_slug).toEqual(known)
      expect(browser, story.full_slug).toEqual(known)
    }
  })

  it.each<readonly [string, Record<string, unknown>, object]>([
    ['no content at all', {}, {}],
    ['a date of its own', { date: '2022-05-12 14:00' }, {}],
    ['a date that is none', { date: '2022-02-31' }, { created_at: 'soon' }],
    ['a text for search engines only', { description: ' ', seo: { description: 'Engines' } }, {}],
    ['an event', { starts_at: '2027-05-14 09:00', ends_at: '2027-05-15 16:00' }, {}],
    ['an event far away', { starts_at: '2027-05-19 23:00', time_zone: 'Australia/Brisbane' }, {}],
    ['an event in no known zone', { starts_at: '2027-05-19 23:00', time_zone: 'Moon/Base' }, {}],
    ['an event that ends before it starts', { starts_at: '2027-05-14', ends_at: '2026-01-01' }, {}],
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
      const { server, browser, known } = bothCards(resource(content, parts), lang)
      expect([server, browser]).toEqual([known, known])
    }
  })

  it('agrees on anything that an editor, or anybody else, may have stored', () => {
    const anything = fc.jsonValue()
    const content = fc.record(
      {
        starts_at: anything,
        time_zone: anything,
        date: anything,
        description: anything,
        image: anything,
        theme: anything,
        seo: anything,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(content, (stored) => {
        const { server, browser, known } = bothCards(resource(stored))
        expect([server, browser]).toEqual([known, known])
      }),
      { numRuns: 60 },
    )
  })

  it('is undefined without an address, and never throws', () => {
    const about = {
      ...siteContext,
      locale: 'en-GB',
      typeLabels: new Map(),
      media: listMessages('en').media,
    }
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
    expect(placeless.map((story) => cardOf(story, about))).toEqual(placeless.map(() => undefined))
    fc.assert(fc.property(fc.anything(), (story) => void cardOf(story, about)))
  })
})
