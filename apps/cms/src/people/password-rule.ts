import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

const MIN_LENGTH = 12
const MAX_LENGTH = 128
/** A password with fewer distinct characters is easy to guess, however long. */
const MIN_DISTINCT_CHARACTERS = 5

/** A billion guesses, as a power of ten: lists of known passwords end well below, four words begin well above. */
const MIN_GUESSES_LOG10 = 9
/** Estimates only the beginning: a long repetitive password would take a second of processor time. */
const MAX_CHECKED_CHARACTERS = 48

/** Limits for the library, which counts an emoji as two characters. */
export const PASSWORD_LENGTHS = { minPasswordLength: MIN_LENGTH, maxPasswordLength: 2 * MAX_LENGTH }

export interface PersonalNames {
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly site?: readonly string[]
}

/**
 * The reason why a password is rejected, or undefined (management-api#sessions). Counts length in characters, and
 * estimates guesses with a list of real passwords. Rejects keyboard runs, and common words padded with digits or signs.
 */
export async function passwordProblem(
  password: unknown,
  names: PersonalNames = {},
): Promise<string | undefined> {
  const characters = typeof password === 'string' ? [...password] : []
  if (characters.length < MIN_LENGTH || characters.length > MAX_LENGTH) {
    return `A password must have ${MIN_LENGTH} to ${MAX_LENGTH} characters`
  }
  if (isTooCommon(characters.join('').toLowerCase(), (names.email ?? '').toLowerCase())) {
    return TOO_COMMON_MESSAGE
  }
  const checkedPart = characters.slice(0, MAX_CHECKED_CHARACTERS).join('')
  const { guessesLog10, sequence } = (await getEstimator()).check(checkedPart, userInputs(names))
  if (guessesLog10 >= MIN_GUESSES_LOG10) return undefined
  const isNamed = sequence.some((match) => match.dictionaryName === 'userInputs')
  return isNamed ? TOO_CLOSE_MESSAGE : TOO_COMMON_MESSAGE
}

function userInputs({ email = '', name = '', site = [] }: PersonalNames): string[] {
  const [localPart = ''] = email.split('@')
  const words = [localPart, name, ...site].join(' ').split(/[^\p{L}\p{N}]+/u)
  return [email, localPart, name, ...site, ...words].filter((part) => part.length >= 3)
}

/** Loaded when the first password is chosen: the list takes time and memory. */
function getEstimator(): Promise<ZxcvbnFactory> {
  estimatorPromise ??= loadEstimator()
  return estimatorPromise
}

let estimatorPromise: Promise<ZxcvbnFactory> | undefined

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
}

function isTooCommon(password: string, email: string): boolean {
  if (new Set(password).size < MIN_DISTINCT_CHARACTERS) return true
  if (email !== '' && password.includes(email)) return true
  const core = password.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '')
  const word = core.replace(/[014357@$]/g, (sign) => LOOKALIKE_LETTERS.get(sign) ?? sign)
  return COMMON_WORDS.has(word) || isRun(password) || (core !== '' && isRun(core))
}

function isRun(text: string): boolean {
  const backwards = [...text].reverse().join('')
  return RUNS.some((run) => run.includes(text) || run.includes(backwards))
}

const RUNS = [
  '1234567890'.repeat(13),
  'abcdefghijklmnopqrstuvwxyz'.repeat(5),
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
]
/** Letters by the digit or sign that people put in their place. */
const LOOKALIKE_LETTERS = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }),
)
const COMMON_WORDS = new Set(
  (
    'password passwords passwort kennwort geheim secret letmein welcome willkommen hallo iloveyou ' +
    'admin administrator login changeme default master superman batman dragon monkey sunshine ' +
    'princess football baseball spring summer autumn winter sommer herbst prospectus'
  ).split(' '),
)
const TOO_COMMON_MESSAGE =
  'This password is easy to guess: many people use it or a similar one. Use a few words in a row instead'
const TOO_CLOSE_MESSAGE =
  'This password is easy to guess: most of it is your name, your address or a name of this site. Use a few words in a row instead'
