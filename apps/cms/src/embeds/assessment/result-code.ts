import { type Answers, MOST_POINTS } from './scoring.ts'

/** Which assessment answers belong to. */
interface Asked {
  /** Its slug. */
  readonly id: string
  readonly edition: string
  readonly questions: number
}

/**
 * Answers as the end of an address: their points, then two check digits (`031422130412-57`). One wrong digit or
 * two that changed places are noticed, as are answers of another assessment or edition.
 */
export function encodeAnswers(asked: Asked, answers: Answers): string {
  const digits = answers.join('')
  return `${digits}-${checkDigits(asked, digits)}`
}

/** The answers in the end of an address; undefined when it was not made by `encodeAnswers` for this assessment. */
export function decodeAnswers(asked: Asked, code: string): Answers | undefined {
  const [, digits = '', check] = /^(\d+)-(\d\d)$/.exec(code) ?? []
  if (digits.length !== asked.questions || check !== checkDigits(asked, digits)) return undefined
  const answers = [...digits].map(Number)
  return answers.every((points) => points <= MOST_POINTS) ? answers : undefined
}

/** As in account numbers (ISO 7064, MOD 97-10), over the edition and the digits. */
function checkDigits({ id, edition }: Asked, digits: string): string {
  let rest = 0
  for (const character of `${id} ${edition} `) rest = (rest * 31 + character.charCodeAt(0)) % 97
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return String(98 - ((rest * 100) % 97)).padStart(2, '0')
}
