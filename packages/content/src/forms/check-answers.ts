import { hasChoices, type Question } from './question.ts'

/** Submitted values by question name, repeated ones included. */
export type SubmittedAnswers = Readonly<Record<string, readonly string[]>>

export type AnswerError =
  | 'missing'
  | 'too-long'
  | 'no-address'
  | 'not-offered'
  | 'several'
  | 'line-break'

export interface CheckedAnswers {
  /** Accepted answers without empty ones. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>
  /** By question name, in the order of the questions. */
  readonly errors: ReadonlyMap<string, AnswerError>
}

/** Checks answers by the same rules in browser and server; drops those without a question. Never throws. */
export function checkAnswers(
  questions: readonly Question[],
  answers: SubmittedAnswers,
): CheckedAnswers {
  const fields: Record<string, string | readonly string[]> = {}
  const errors = new Map<string, AnswerError>()
  for (const question of questions) {
    const submitted =
      (Object.hasOwn(answers, question.name) ? answers[question.name] : undefined) ?? []
    const values = [...new Set(submitted.map(normalise).filter((value) => value !== ''))]
    const error = findError(question, values)
    if (error !== undefined) errors.set(question.name, error)
    else if (question.kind === 'checkboxes' && values.length > 0) fields[question.name] = values
    else if (values[0] !== undefined) fields[question.name] = values[0]
  }
  return { fields, errors }
}

/** Answer to a consent question whose checkbox is ticked. */
export const CONSENT_GIVEN = 'yes'

function findError(question: Question, values: readonly string[]): AnswerError | undefined {
  const [answer] = values
  if (answer === undefined) return question.required ? 'missing' : undefined
  if (hasChoices(question)) {
    const offered = new Set(question.choices.map(({ value }) => normalise(value)))
    if (!values.every((value) => offered.has(value))) return 'not-offered'
  }
  if (question.kind === 'checkboxes') return undefined
  if (values.length > 1) return 'several'
  if (question.kind === 'consent') return answer === CONSENT_GIVEN ? undefined : 'not-offered'
  if (question.kind !== 'textarea' && answer.includes('\n')) return 'line-break'
  if (answer.length > question.maximum) return 'too-long'
  return question.kind === 'email' && !isEmailAddress(answer) ? 'no-address' : undefined
}

/** Trims, normalises line breaks to `\n`, and removes control characters except tabs. */
function normalise(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Requires a dot in the host, since every host that receives mail has one. */
function isEmailAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u.test(text)
}
