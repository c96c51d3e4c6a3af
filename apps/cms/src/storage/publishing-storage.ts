import type { OpenDatabase } from '../database/database.ts'
import type { Page } from '../database/paging.ts'
import { createLinkRows, type LinkRows } from '../links/link-rows.ts'
import { type LinkingStory, linkedFrom } from '../publishing/linked-from.ts'
import {
  type Attendance,
  attend,
  depart,
  type Meeting,
  type Present,
} from '../publishing/presence.ts'
import { type ListedReview, reviews } from '../publishing/reviews.ts'
import { openedShare, type Share, shares } from '../publishing/shares.ts'

/** What goes with publishing: who links to a story, reviews, links that show a draft to others. */
export interface PublishingStorage {
  /** Throws `StorageFault` when there is no such story. */
  readonly linkedFrom: (id: number, page: number, perPage: number) => Promise<Page<LinkingStory>>
  /** What a check of all links reads. */
  readonly linkRows: LinkRows
  /** Of one story; of all stories those that are still asked for. */
  readonly reviews: (storyId: number | undefined) => Promise<readonly ListedReview[]>
  readonly shares: (storyId: number) => Promise<readonly Share[]>
  /** Undefined for a link that has ended, was taken back or never was. */
  readonly openedShare: (token: string) => Promise<Pick<Share, 'story_id' | 'ends_at'> | undefined>
  /** Throws `StorageFault` when there is no such story. */
  readonly attend: (given: Attendance) => Promise<Meeting>
  readonly depart: (page: Pick<Present, 'tab' | 'person_id'>) => Promise<void>
}

export function createPublishingStorage(
  database: OpenDatabase,
  now: () => Date,
): PublishingStorage {
  return {
    linkedFrom: (id, page, perPage) => linkedFrom(database, id, page, perPage),
    linkRows: createLinkRows(database),
    reviews: (storyId) => reviews(database, storyId),
    shares: (storyId) => shares(database, storyId, now()),
    openedShare: (token) => openedShare(database, token, now()),
    attend: (given) => attend(database, given, now()),
    depart: (page) => depart(database, page),
  }
}
