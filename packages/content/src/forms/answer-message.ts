import { formatMessage } from '../messages/format-message.ts'
import type { AnswerError } from './check-answers.ts'
import type { FormMessages } from './form-messages.ts'
import type { Question } from './question.ts'

/** Tells a visitor why an answer is rejected. */
export function answerMessage(
  { kind, label, maximum }: Question,
  error: AnswerError,
  { errors, locale }: FormMessages,
): string {
  const key = kind === 'consent' && error === 'missing' ? 'no-consent' : error
  return formatMessage(errors[key], { label, maximum }, locale)
}

/** The messages for the rejected answers of a form, by the question's name and in the order of the questions. */
export function answerMessages(
  questions: readonly Question[],
  errors: ReadonlyMap<string, AnswerError>,
  messages: FormMessages,
): ReadonlyMap<string, string> {
  return new Map(
    questions.flatMap((question) => {
      const error = errors.get(question.name)
      return error === undefined
        ? []
        : [[question.name, answerMessage(question, error, messages)] as const]
    }),
  )
}
