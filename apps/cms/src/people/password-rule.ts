import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

const SHORTEST = 12
const LONGEST = 128
/** A password of fewer different characters is found at once, however long it is. */
const FEWEST_DIFFERENT = 5

/** A billion guesses, as a power of ten: lists of used passwords end well before, four words begin well after. */
const ENOUGH = 9
/** Characters: the estimate of a long one that repeats itself takes the processor for a second. */
const MOST_LOOKED_AT = 48

/** What the library that keeps passwords is told: it counts an emoji as two. */
export const LIBRARY_LENGTHS = { minPasswordLength: SHORTEST, maxPasswordLength: 2 * LONGEST }

/** What is easy to find out of whoever chooses a password, and of the site. */
export interface KnownNames {
  readonly email?: string | undefined
  readonly name?: string | undefined
  /** What the site and its products are called. */
  readonly site?: readonly string[]
}

/**
 * Why a password cannot be chosen (management-api#sessions); undefined for one that can. Length is counted in
 * characters. How many guesses it takes is estimated with a list of passwords that people really use; runs of keys
 * and words with signs around them are refused whatever the estimate says.
 */
export async function passwordFault(
  password: unknown,
  known: KnownNames = {},
): Promise<string | undefined> {
  const letters = typeof password === 'string' ? [...password] : []
  if (letters.length < SHORTEST || letters.length > LONGEST) {
    return `A password is expected to have ${SHORTEST} to ${LONGEST} characters`
  }
  if (isGuessedFirst(letters.join('').toLowerCase(), (known.email ?? '').toLowerCase())) {
    return TOO_COMMON
  }
  const looked = letters.slice(0, MOST_LOOKED_AT).join('')
  const { guessesLog10, sequence } = (await estimator()).check(looked, namesIn(known))
  if (guessesLog10 >= ENOUGH) return undefined
  const isNamed = sequence.some((match) => match.dictionaryName === 'userInputs')
  return isNamed ? TOO_CLOSE : TOO_COMMON
}

function namesIn({ email = '', name = '', site = [] }: KnownNames): string[] {
  const [local = ''] = email.split('@')
  const words = [local, name, ...site].join(' ').split(/[^\p{L}\p{N}]+/u)
  return [email, local, name, ...site, ...words].filter((one) => one.length >= 3)
}

/** Read when the first password is chosen: the list takes a while, and memory. */
function estimator(): Promise<ZxcvbnFactory> {
  reading ??= readEstimator()
  return reading
}

let reading: Promise<ZxcvbnFactory> | undefined

async function readEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
}

function isGuessedFirst(password: string, email: string): boolean {
  if (new Set(password).size < FEWEST_DIFFERENT) return true
  if (email !== '' && password.includes(email)) return true
  const core = password.replace(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '')
  const words = core.replace(/[014357@$]/g, (sign) => MEANT[sign] ?? sign)
  return COMMON.has(words) || isRun(password) || (core !== '' && isRun(core))
}

/** Keys or letters that follow each other, forwards or backwards. */
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
const MEANT: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a' },
  ...{ '5': 's', '7': 't', '@': 'a', $: 's' },
}
const COMMON = new Set(
  (
    'password passwords passwort kennwort geheim secret letmein welcome willkommen hallo iloveyou ' +
    'admin administrator login changeme default master superman batman dragon monkey sunshine ' +
    'princess football baseball spring summer autumn winter sommer herbst prospectus'
  ).split(' '),
)
const TOO_COMMON =
  'This password is one of those that are guessed first: many people use it, or one much like it. A few words in a row are better'
const TOO_CLOSE =
  'This password is one of those that are guessed first: most of it is your name, your address or a name of this site. A few words in a row are better'
