import type { Assessment, AssessmentDimension } from '@prospectus/content/schema/stories/assessment'

/** Most points for one answer. */
export const MAX_POINTS = 4

/** Points for each question, 0 to 4, in order. */
export type AssessmentAnswers = readonly number[]

export type Score = ReturnType<typeof score>

export function countQuestions({ dimensions }: Pick<Assessment, 'dimensions'>): number {
  return dimensions.reduce((count, { questions }) => count + questions.length, 0)
}

/** Scores answers to all questions. */
export function score({ dimensions, bands }: Assessment, answers: AssessmentAnswers) {
  let position = 0
  const scores = dimensions.map((dimension) => {
    const count = dimension.questions.length
    const points = sum(answers.slice(position, position + count))
    position += count
    const maximum = count * MAX_POINTS
    return { dimension, points, maximum, nextStep: nextStepFor(dimension, points / maximum) }
  })
  const points = sum(answers)
  // The dimension with the smallest share of points; the first of several.
  const [weakest] = [...scores].sort((a, b) => a.points / a.maximum - b.points / b.maximum)
  // The highest band that the points reach; undefined if they reach none.
  const band = [...bands].sort((a, b) => b.from - a.from).find(({ from }) => from <= points)
  return { points, maximum: answers.length * MAX_POINTS, band, dimensions: scores, weakest }
}

function nextStepFor(dimension: AssessmentDimension, share: number): string {
  if (share < 0.4) return dimension.next_low
  return share < 0.75 ? dimension.next_middle : dimension.next_high
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

interface AssessmentIdentity {
  readonly id: string
  readonly edition: string
  readonly questionCount: number
}

/**
 * Encodes answers as one digit per question and two check digits (`031422130412-57`), which detect typing errors and
 * other editions.
 */
export function encodeAnswers(identity: AssessmentIdentity, answers: AssessmentAnswers): string {
  const digits = answers.join('')
  return `${digits}-${checkDigits(identity, digits)}`
}

/** Decodes answers; undefined if the code is mistyped, or of another assessment or edition. */
export function decodeAnswers(
  identity: AssessmentIdentity,
  code: string,
): AssessmentAnswers | undefined {
  const [, digits = '', check] = /^(\d+)-(\d\d)$/.exec(code) ?? []
  if (digits.length !== identity.questionCount || check !== checkDigits(identity, digits))
    return undefined
  const answers = [...digits].map(Number)
  return answers.every((points) => points <= MAX_POINTS) ? answers : undefined
}

/** Check digits by ISO 7064, MOD 97-10, over the answers, seeded with a hash of id and edition. */
function checkDigits({ id, edition }: AssessmentIdentity, digits: string): string {
  let remainder = 0
  for (const character of `${id} ${edition} `)
    remainder = (remainder * 31 + character.charCodeAt(0)) % 97
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return String(98 - ((remainder * 100) % 97)).padStart(2, '0')
}
