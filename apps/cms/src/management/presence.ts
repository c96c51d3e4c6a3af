import { HttpError } from '@prospectus/server/http-error'
import { invalid } from './fields.ts'
import { type RouteHandlers, unrecordedChangeAs } from './management-route.ts'

/** Presence of people in stories (management-api#presence). */
export const presenceRoutes = {
  'PUT stories/:id/presence/:tab': unrecordedChangeAs('viewer')(
    async ({ storage, actor, number, text, body }) => {
      const input = body.inside('presence')
      const presence = await storage.recordHeartbeat({
        tab: readTab(text('tab')),
        story_id: number('id'),
        person_id: requirePersonId(actor),
        name: actor.author,
        block: (input.text('block') ?? '').slice(0, MAX_PRESENCE_LENGTH),
        field: (input.text('field') ?? '').slice(0, MAX_PRESENCE_LENGTH),
      })
      return { body: { presence } }
    },
  ),
  'DELETE stories/:id/presence/:tab': unrecordedChangeAs('viewer')(
    async ({ storage, actor, text }) => {
      await storage.removePresence({ tab: readTab(text('tab')), person_id: requirePersonId(actor) })
      return { body: {} }
    },
  ),
} satisfies RouteHandlers

function requirePersonId({ personId }: { readonly personId: string | undefined }): string {
  if (personId !== undefined) return personId
  throw new HttpError(403, { error: 'Presence is for signed-in people, not for tokens' })
}

function readTab(text: string): string {
  if (/^[\w-]{8,64}$/.test(text)) return text
  throw invalid('tab', text, 'an id of 8 to 64 letters, digits, hyphens and underscores')
}

const MAX_PRESENCE_LENGTH = 200
