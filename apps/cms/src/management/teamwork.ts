import { HttpError } from '@prospectus/server/http-error'
import { answerReview, requestReview } from '../teamwork/reviews.ts'
import { createShare, revokeShare } from '../teamwork/shares.ts'
import { invalid } from './fields.ts'
import {
  changeAsAuthor,
  changeAsEditor,
  type RouteHandlers,
  readAsViewer,
  unrecordedChangeAs,
} from './management-route.ts'

/** Presence of people in stories (management-api#presence), reviews of drafts, and links that share a draft. */
export const teamworkRoutes = {
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
  'GET reviews': readAsViewer(async ({ storage, query }) => ({
    body: { reviews: await storage.listReviews(query.integer('story_id')) },
  })),
  'POST reviews': changeAsAuthor(async ({ storage, body, edit }) => {
    const input = body.inside('review')
    const storyId = input.required('story_id', input.integer('story_id'), 'the id of a story')
    const request = { storyId, comment: input.text('comment') ?? '' }
    const review = await storage.change(requestReview, request, edit.author)
    return { status: 201, body: { review } }
  }),
  'PUT reviews/:id': changeAsEditor(async ({ storage, number, body, edit }) => {
    const input = body.inside('review')
    const state = input.text('state')
    if (state !== 'approved' && state !== 'sent_back') {
      throw invalid('review.state', state, 'approved or sent_back')
    }
    const answer = { state, answer: input.text('answer') ?? '' } as const
    const review = await storage.change(answerReview, number('id'), answer, edit.author)
    return { body: { review } }
  }),
  'GET stories/:id/shares': readAsViewer(async ({ storage, number }) => ({
    body: { shares: await storage.listShares(number('id')) },
  })),
  /** The only response with the link. */
  'POST stories/:id/shares': changeAsEditor(
    async ({ storage, number, body, edit, shareAddress }) => {
      const input = body.inside('share')
      const time = input.time('ends_at')
      const endsAt = input.required('ends_at', time, 'a time such as 2026-05-01T10:00:00Z')
      const { token, ...share } = await storage.change(
        createShare,
        { storyId: number('id'), endsAt },
        edit.author,
      )
      return { status: 201, body: { share: { ...share, url: shareAddress(token) } } }
    },
  ),
  'DELETE shares/:id': changeAsEditor(async ({ storage, number }) => {
    await storage.change(revokeShare, number('id'))
    return { body: {} }
  }),
} satisfies RouteHandlers

function requirePersonId({ personId }: { readonly personId: string | undefined }): string {
  if (personId !== undefined) return personId
  throw new HttpError(403, {
    error:
      'Only a signed-in person can report what they have open, not a token; sign in, or leave out this request',
  })
}

function readTab(text: string): string {
  if (/^[\w-]{8,64}$/.test(text)) return text
  throw invalid('tab', text, 'an id of 8 to 64 letters, digits, hyphens and underscores')
}

const MAX_PRESENCE_LENGTH = 200
