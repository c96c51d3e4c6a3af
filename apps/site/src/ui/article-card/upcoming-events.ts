import { isOver } from '@prospectus/catalogue/resources/event-days'
import { RESOURCE_TYPES } from '@prospectus/catalogue/resources/resource-types'
import { resourceSections } from '@prospectus/content/schema/resource-sections'
import type { PageView } from '../../rendering/page-view.ts'
import { newestResources } from '../../rendering/published-stories.ts'
import type { Card } from './card.ts'
import { cardsUpcomingFirst } from './cards-of.ts'

/**
 * The language's upcoming events and webinars, soonest first. Only the newest stories of each event section are
 * considered.
 */
export function upcomingEvents(page: PageView): readonly Card[] {
  const newest = newestResources(EVENT_LISTS, MAX_PER_SECTION, page)
  return cardsUpcomingFirst(newest, page).filter(
    ({ event }) => event !== undefined && !isOver(event, page.today),
  )
}

const EVENT_LISTS = RESOURCE_TYPES.filter((type) => resourceSections.get(type) === 'event').map(
  (type) => ({ type }),
)
const MAX_PER_SECTION = 40
