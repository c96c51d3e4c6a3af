import { isOver, upcomingFirst } from '@prospectus/catalogue/resources/event-days'
import { labelsOf } from '@prospectus/catalogue/resources/labels'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { listMessages } from '@prospectus/content/messages/list-messages'
import { resourceSections } from '@prospectus/content/schema/resource-sections'
import { LRUCache } from 'lru-cache'
import { type CachedValue, cachedWithReads } from '../../cdn/reads.ts'
import type { PageView } from '../../rendering/page-view.ts'
import { type Card, cardOf } from './card.ts'

/** Cards of snapshot entries, in order. Cached, since reading a whole story is slow. */
export function cardsOf(entries: readonly Entry[], page: PageView): readonly Card[] {
  const { snapshot, lang, messages, assetHosts } = page
  const { languages, datasources } = snapshot
  const typeLabels = labelsOf(datasources['resource-type'], lang)
  const { media } = listMessages(lang)
  const options = { locale: messages.locale, languages, assetHosts, typeLabels, media }
  const cache =
    cachesOfSnapshots.get(snapshot) ??
    new LRUCache<string, CachedValue<Card | undefined>>({ max: MAX_CARDS })
  cachesOfSnapshots.set(snapshot, cache)
  return entries.flatMap((entry) => {
    const key = `${lang} ${entry.uuid}`
    return cachedWithReads(cache, key, () => cardOf(snapshot.read(entry), options)) ?? []
  })
}

/** Cards in order, except that upcoming events precede past ones. */
export function cardsUpcomingFirst(entries: readonly Entry[], page: PageView): readonly Card[] {
  return upcomingFirst(cardsOf(entries, page), ({ event }) => event, page.today)
}

/** Returns a predicate for events and webinars that are over, which reads the stories of event sections only. */
export function createPastEventPredicate(page: PageView): (entry: Entry) => boolean {
  return (entry) => {
    if (resourceSections.get(entry.section) !== 'event') return false
    const [card] = cardsOf([entry], page)
    return card?.event !== undefined && isOver(card.event, page.today)
  }
}

/** A cache for each snapshot, by language and uuid. */
const cachesOfSnapshots = new WeakMap<Snapshot, LRUCache<string, CachedValue<Card | undefined>>>()
const MAX_CARDS = 2000
