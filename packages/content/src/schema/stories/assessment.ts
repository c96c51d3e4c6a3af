import { required } from '../fields/field.ts'
import { defineItem, type ItemOf, items } from '../fields/items.ts'
import { number } from '../fields/number.ts'
import { text, textarea } from '../fields/text.ts'
import { type ContentOf, defineRoot } from './root-schema.ts'

const answer = (points: number, help: string) =>
  required(text({ label: `Answer worth ${points}`, help }))

export const assessmentQuestion = defineItem('assessment-question', {
  label: 'Question',
  fields: {
    question: required(text({ label: 'Question' })),
    answer_0: answer(0, 'What is true where the practice is not there yet.'),
    answer_1: answer(1, 'The first step.'),
    answer_2: answer(2, 'Half way: it is done, though not always.'),
    answer_3: answer(3, 'It is usual.'),
    answer_4: answer(4, 'It can be shown, and something is decided by it.'),
  },
})

/** A question with five answers, worth 0 to 4 points. */
export type AssessmentQuestion = ItemOf<typeof assessmentQuestion>

export const assessmentDimension = defineItem('assessment-dimension', {
  label: 'Part of an assessment',
  fields: {
    name: required(
      text({ label: 'Name', help: 'Two or three words: it labels a row of the result.' }),
    ),
    questions: required(items({ label: 'Questions', of: assessmentQuestion })),
    next_low: required(
      textarea({ label: 'Next step from below', help: 'For less than 40 % of the points.' }),
    ),
    next_middle: required(
      textarea({
        label: 'Next step from the middle',
        help: 'From 40 %, below 75 % of the points.',
      }),
    ),
    next_high: required(
      textarea({ label: 'Next step from above', help: 'For 75 % of the points and more.' }),
    ),
  },
})

/** A part with its own score, and advice for low, middle and high scores. */
export type AssessmentDimension = ItemOf<typeof assessmentDimension>

export const assessmentBand = defineItem('assessment-band', {
  label: 'Band',
  fields: {
    name: required(text({ label: 'Name', help: 'Where one stands, in a few words.' })),
    from: required(number({ label: 'From how many points' })),
    description: required(textarea({ label: 'What it means' })),
  },
})

/** A range of the total score. */
export type AssessmentBand = ItemOf<typeof assessmentBand>

/**
 * A self-assessment (EMBED-1), shown on the embeds origin, without a page of its own. Its title is the name
 * of the story.
 */
export const assessment = defineRoot('assessment', {
  label: 'Assessment',
  hasPage: false,
  fields: {
    edition: text({
      label: 'Edition',
      help: 'Change it when questions are added, taken away or put in another order: addresses of older results then say that they are of another edition.',
      searched: false,
    }),
    introduction: textarea({ label: 'How to answer', searched: false }),
    dimensions: items({ label: 'Parts', of: assessmentDimension }),
    bands: items({ label: 'Bands', help: 'The first from 0 points.', of: assessmentBand }),
  },
})

export type Assessment = ContentOf<typeof assessment>
