import type { FormWords } from '../messages/form-words.ts'
import type { AnswerFault } from './check-answers.ts'
import type { Question } from './question.ts'

/** What a visitor reads about an answer that cannot be taken. */
export function faultMessage(
  { kind, label, maximum }: Question,
  fault: AnswerFault,
  { faults }: FormWords,
): string {
  return kind === 'consent' && fault === 'missing'
    ? faults['no-consent'](label)
    : faults[fault](label, maximum)
}
