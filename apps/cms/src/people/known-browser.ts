import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import { type Guessed, guessesOf } from './sign-in-limits.ts'

/** Browsers in which somebody has signed in before: what strangers guess does not shut these out. */
export interface KnownBrowsers {
  /** What the browser's own guesses at an account are counted by; undefined for a browser that is not known there. */
  readonly guesses: (headers: Headers, email: string) => Guessed | undefined
  /** The `Set-Cookie` line by which a browser is known from now on, for half a year. */
  readonly cookie: (email: string) => string
}

export interface KnownBrowsersOptions {
  /** Public origin of the editor. */
  readonly cmsUrl: string
  /** `SEAL_SECRET`: the first signs, all are accepted. */
  readonly sealSecret: string
  readonly now: () => Date
}

/**
 * A cookie for each browser, as OWASP describes it ("Slow down online guessing attacks with device cookies"):
 * a random id, the account by its digest, and when it ends, signed. It opens nothing: it only has the guesses of
 * this browser counted on their own.
 */
export function createKnownBrowsers(options: KnownBrowsersOptions): KnownBrowsers {
  const { cmsUrl, sealSecret, now } = options
  const isSecure = cmsUrl.startsWith('https:')
  const name = isSecure ? '__Host-prospectus.known' : 'prospectus.known'
  const keys = sealingKeys(sealSecret, PURPOSE)
  const signedBy = (key: Uint8Array, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url')
  const accountOf = (key: Uint8Array, email: string) =>
    signedBy(key, `account ${email.trim().toLowerCase()}`)
  const isOurs = (
    key: Uint8Array,
    email: string,
    [id = '', account = '', until = '', signature = '']: readonly string[],
  ) =>
    isSame(signature, signedBy(key, `${id}.${account}.${until}`)) &&
    isSame(account, accountOf(key, email)) &&
    Number(until) > now().getTime()
  return {
    guesses: (headers, email) => {
      const given = cookieOf(headers, name)?.split('.') ?? []
      return keys.some((key) => isOurs(key, email, given)) ? guessesOf(String(given[0])) : undefined
    },
    cookie: (email) => {
      const [key] = keys
      if (key === undefined) throw new Error('There is no secret to sign with')
      const until = now().getTime() + KNOWN_SECONDS * 1000
      const known = `${randomBytes(16).toString('base64url')}.${accountOf(key, email)}.${until}`
      const value = `${known}.${signedBy(key, known)}`
      const attributes = `Max-Age=${KNOWN_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
      return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`
    },
  }
}

function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const PURPOSE = 'prospectus known browsers 1'
const KNOWN_SECONDS = 180 * 24 * 60 * 60
