const SHORTEST = 12
const LONGEST = 128
/** A password of fewer different characters is found at once, however long it is. */
const FEWEST_DIFFERENT = 5

/** What the library that keeps passwords is told: it counts an emoji as two. */
export const LIBRARY_LENGTHS = { minPasswordLength: SHORTEST, maxPasswordLength: 2 * LONGEST }

/**
 * Why a password cannot be chosen (management-api#sessions); undefined for one that can. Length is counted in
 * characters. Of those that are guessed first only the kinds are known: runs of keys, one of a few words with
 * signs around it, the address of its owner.
 *
 * @param email of whoever chooses it, where that is known
 */
export function passwordFault(password: unknown, email = ''): string | undefined {
  const letters = typeof password === 'string' ? [...password] : []
  if (letters.length < SHORTEST || letters.length > LONGEST) {
    return `A password is expected to have ${SHORTEST} to ${LONGEST} characters`
  }
  return isGuessedFirst(letters.join('').toLowerCase(), email.toLowerCase())
    ? TOO_COMMON
    : undefined
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
  'This password is one of those that are guessed first. A few words in a row are better'
