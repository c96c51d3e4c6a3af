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
    answer_0: answer(0, 'The practice does not exist yet.'),
    answer_1: answer(1, 'The first step.'),
    answer_2: answer(2, 'Half way: it is done, but not always.'),
    answer_3: answer(3, 'It is the usual way of working.'),
    answer_4: answer(4, 'There is evidence of it, and decisions are based on it.'),
  },
})

export type AssessmentQuestion = ItemOf<typeof assessmentQuestion>

export const assessmentDimension = defineItem('assessment-dimension', {
  label: 'Part of an assessment',
  fields: {
    name: required(
      text({ label: 'Name', help: 'Two or three words; the label of a row in the result.' }),
    ),
    questions: required(items({ label: 'Questions', of: assessmentQuestion })),
    next_low: required(
      textarea({ label: 'Next step for a low score', help: 'Below 40 % of the points.' }),
    ),
    next_middle: required(
      textarea({
        label: 'Next step for a middle score',
        help: 'From 40 % to below 75 % of the points.',
      }),
    ),
    next_high: required(
      textarea({ label: 'Next step for a high score', help: '75 % of the points or more.' }),
    ),
  },
})

export type AssessmentDimension = ItemOf<typeof assessmentDimension>

export const assessmentBand = defineItem('assessment-band', {
  label: 'Band',
  fields: {
    name: required(text({ label: 'Name', help: 'The result in a few words.' })),
    from: required(number({ label: 'Lowest number of points' })),
    description: required(textarea({ label: 'What it means' })),
  },
})

export type AssessmentBand = ItemOf<typeof assessmentBand>

/** Self-assessment (EMBED-1) on the embeds origin, without a page; titled by the story's name. */
export const assessment = defineRoot('assessment', {
  label: 'Assessment',
  hasPage: false,
  fields: {
    edition: text({
      label: 'Edition',
      help: 'Change it when you add, remove or reorder questions. Links to earlier results then say that they belong to another edition.',
    }),
    introduction: textarea({ label: 'How to answer' }),
    dimensions: items({ label: 'Parts', of: assessmentDimension }),
    bands: items({ label: 'Bands', help: 'The first one starts at 0 points.', of: assessmentBand }),
  },
})

export type Assessment = ContentOf<typeof assessment>
