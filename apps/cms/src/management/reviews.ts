import { answerReview, requestReview } from '../teamwork/reviews.ts'
import { invalid } from './fields.ts'
import {
  changeAsAuthor,
  changeAsEditor,
  type RouteHandlers,
  readAsViewer,
} from './management-route.ts'

export const reviewRoutes = {
  'GET reviews': readAsViewer(async ({ storage, query }) => ({
    body: { reviews: await storage.listReviews(query.integer('story_id')) },
  })),
  'POST reviews': changeAsAuthor(async ({ storage, body, edit }) => {
    const input = body.inside('review')
    const storyId = input.required('story_id', input.integer('story_id'), 'the id of a story')
    const request = { storyId, comment: input.text('comment') ?? '' }
    const review = await storage.change((change) => requestReview(change, request, edit.author))
    return { status: 201, body: { review } }
  }),
  'PUT reviews/:id': changeAsEditor(async ({ storage, number, body, edit }) => {
    const input = body.inside('review')
    const state = input.text('state')
    if (state !== 'approved' && state !== 'sent_back') {
      throw invalid('review.state', state, 'approved or sent_back')
    }
    const answer = { state, answer: input.text('answer') ?? '' } as const
    const review = await storage.change((change) =>
      answerReview(change, number('id'), answer, edit.author),
    )
    return { body: { review } }
  }),
} satisfies RouteHandlers
