import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup } from '../testing/render.tsx'
import { rawStory, snapshotOf } from '../testing/snapshot-of.ts'
import { ArticleCard } from './article-card.tsx'
import { cardsOf } from './cards-of.ts'

/** The line of type and days on an event's card, with its markup; announced on 2 December 2026. */
function metaLine({ today, lang = 'en' }: { today: string; lang?: string }) {
  const event = rawStory('events/one', {
    component: 'modules/resource',
    date: '2026-12-02 09:00',
    starts_at: '2027-02-11 09:30',
    ends_at: '2027-02-12 16:00',
  })
  const snapshot = snapshotOf([event])
  const page = examplePage({ snapshot, lang, today })
  const [card] = cardsOf([...snapshot.entries()], page)
  if (card === undefined) throw new Error('The event has no card')
  const html = renderMarkup(
    <ArticleCard card={card} headingLevel={2} today={today} messages={page.messages.cards} />,
    page,
  )
  return /<p class="article-card-meta small-label">(.*?)<\/p>/.exec(html)?.[1] ?? ''
}

const text = (html: string) => html.replaceAll(/<\/span>(?=<span)/g, ' ').replaceAll(/<[^>]+>/g, '')

describe('BLOCK-13 the card of an event', () => {
  it('says when it takes place, up to its last day', () => {
    for (const today of ['2026-12-02', '2027-02-11', '2027-02-12']) {
      expect(text(metaLine({ today }))).toContain('Takes place on 11 February 2027')
    }
  })

  it('says from the day after that it is over', () => {
    const line = text(metaLine({ today: '2027-02-13' }))
    expect(line).toContain('Held on 11 February 2027')
    expect(line).not.toContain('Takes place')
  })

  it('has the day that orders the list as its one <time>, labelled', () => {
    const line = metaLine({ today: '2027-01-01' })
    expect(line.match(/<time[^>]*>/gi)).toEqual(['<time dateTime="2026-12-02">'])
    expect(text(line)).toContain('announced on 2 December 2026')
  })

  it('says the same in German', () => {
    const german = (today: string) => text(metaLine({ today, lang: 'de' }))
    expect(german('2027-01-01')).toContain('Findet statt am 11. Februar 2027')
    expect(german('2027-03-01')).toContain('Fand statt am 11. Februar 2027')
  })
})
