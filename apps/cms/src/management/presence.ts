import { HttpError } from '@prospectus/server/http-error'
import { attending, type SomeRoutes } from './management-route.ts'
import { unusable } from './refusal.ts'

/** Who has which story open (management-api#presence). */
export const presenceRoutes = {
  'PUT stories/:id/presence/:tab': attending(async ({ storage, asker, number, text, body }) => {
    const given = body.inside('presence')
    const meeting = await storage.attend({
      tab: tabIn(text('tab')),
      story_id: number('id'),
      person_id: personIn(asker),
      name: asker.author,
      block: (given.text('block') ?? '').slice(0, LONGEST),
      field: (given.text('field') ?? '').slice(0, LONGEST),
    })
    return { body: { presence: meeting } }
  }),
  'DELETE stories/:id/presence/:tab': attending(async ({ storage, asker, text }) => {
    await storage.depart({ tab: tabIn(text('tab')), person_id: personIn(asker) })
    return { body: {} }
  }),
} satisfies SomeRoutes

/** Scripts are nowhere. */
function personIn({ personId }: { readonly personId: string | undefined }): string {
  if (personId !== undefined) return personId
  throw new HttpError(403, { error: 'Only people who are signed in can be present, not tokens' })
}

function tabIn(text: string): string {
  if (/^[\w-]{8,64}$/.test(text)) return text
  throw unusable('tab', text, 'an id of 8 to 64 letters and digits')
}

const LONGEST = 200
