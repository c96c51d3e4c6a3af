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
