import { formatMessage } from '../messages/format-message.ts'
import type { AnswerError } from './check-answers.ts'
import type { FormMessages } from './form-messages.ts'
import type { Question } from './question.ts'

/** The sentence that tells a visitor why an answer is rejected. */
export function answerMessage(
  { kind, label, maximum }: Question,
  problem: AnswerError,
  { errors, locale }: FormMessages,
): string {
  const key = kind === 'consent' && problem === 'missing' ? 'no-consent' : problem
  return formatMessage(errors[key], { label, maximum }, locale)
}
