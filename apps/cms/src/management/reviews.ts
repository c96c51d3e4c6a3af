import { answerReview, askForReview } from '../publishing/reviews.ts'
import { authors, editors, type SomeRoutes, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

export const reviewRoutes = {
  'GET reviews': viewersRead(async ({ storage, query }) => ({
    body: { reviews: await storage.reviews(query.whole('story_id')) },
  })),
  'POST reviews': authors(async ({ storage, body, edit }) => {
    const given = body.inside('review')
    const storyId = given.whole('story_id')
    if (storyId === undefined) {
      throw unusable('review.story_id', given.raw.story_id, 'the id of a story')
    }
    const asked = { storyId, comment: given.text('comment') ?? '' }
    const review = await storage.change((change) => askForReview(change, asked, edit.author))
    return { status: 201, body: { review } }
  }),
  'PUT reviews/:id': editors(async ({ storage, number, body, edit }) => {
    const given = body.inside('review')
    const state = given.text('state')
    if (state !== 'approved' && state !== 'sent_back') {
      throw unusable('review.state', state, 'approved or sent_back')
    }
    const said = { state, answer: given.text('answer') ?? '' } as const
    const review = await storage.change((change) =>
      answerReview(change, number('id'), said, edit.author),
    )
    return { body: { review } }
  }),
} satisfies SomeRoutes
