import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { FIVE_MINUTES_POLICY, NO_STORE_POLICY } from '../http/cache-policy.ts'
import { createRepresentation } from '../http/representation.ts'
import { type CalendarEvent, calendarFile } from '../layouts/resource/calendar-file.ts'
import { createStoryReader } from '../page/story-reader.ts'
import { plainResponse, type RequestContext, type SiteParts, send } from '../site-parts.ts'

const ADDRESS = /^\/_\/calendar\/([\w-]+)\.ics$/

/** `GET /_/calendar/<uuid>.ics`: a published event or webinar, for the visitor's calendar (BLOCK-12). */
export function createCalendarRoute({ settings, snapshots, security }: SiteParts) {
  const eventOf = (snapshot: Snapshot, uuid: string): CalendarEvent | undefined => {
    const entry = snapshot.byUuid(uuid)
    if (entry === undefined) return undefined
    const { path, content, name, createdAt } = createStoryReader(snapshot, settings).read(entry)
    if (content.kind !== 'resource' || content.startsAt === undefined) return undefined
    const publishedMs = Date.parse(entry.publishedAt ?? '')
    return {
      uid: `${uuid}@${new URL(settings.siteUrl).hostname}`,
      name,
      description: content.description,
      location: content.location,
      url: new URL(path, settings.siteUrl).href,
      startsAt: content.startsAt,
      endsAt: content.endsAt,
      changedAt: Number.isNaN(publishedMs) ? createdAt : new Date(publishedMs),
    }
  }

  return async (c: RequestContext): Promise<Response> => {
    const uuid = ADDRESS.exec(c.get('target').pathname)?.[1]
    const event = uuid && (await snapshots.use(async (snapshot) => eventOf(snapshot, uuid)))
    if (!event) return plainResponse(security, 404)
    return send(
      c,
      createRepresentation({
        type: 'text/calendar; charset=utf-8',
        body: Buffer.from(calendarFile(event)),
        headers: {
          'cache-control': settings.mode === 'preview' ? NO_STORE_POLICY : FIVE_MINUTES_POLICY,
          ...security.forOther(),
        },
      }),
    )
  }
}
