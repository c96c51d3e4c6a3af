import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Person, Role } from '@prospectus/protocol/management/person'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import { isAPIError } from 'better-auth/api'
import type { OpenDatabase } from '../database/database.ts'
import { foldedAddress, type Mail } from '../mail/mail.ts'
import {
  type Administration,
  createAdministration,
  isDisabled,
  personOf,
} from './administration.ts'
import { type AuditRecord, writeAudit } from './audit.ts'
import { type AuthOptions, createAuth, createSignOnAuth, type SignOn } from './auth.ts'
import { clearGuesses, countGuess, type Guessed, guessesOf } from './sign-in-limits.ts'
import { spendCode, spendOnce } from './used-codes.ts'

interface NewPerson {
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Without one they set it by a link. */
  readonly password?: string
}

/** Those who may sign in to the editor. */
export interface People extends Administration {
  /**
   * Whose session a request carries; undefined without one that counts.
   *
   * @param setCookie hands the browser a `Set-Cookie` line: with it the session lasts for seven days from now,
   *   which is written once a day
   */
  readonly signedIn: (
    headers: Headers,
    setCookie?: (line: string) => void,
  ) => Promise<Person | undefined>
  /** What somebody sees of their own account; undefined without a session that counts. */
  readonly ownAccount: (headers: Headers) => Promise<OwnAccount | undefined>
  /** Has the library answer one of its addresses below `/auth`. */
  readonly handle: (request: Request) => Promise<Response>
  /** Has it answer one of single sign-on; undefined where no issuer is set. */
  readonly handleSignOn: ((request: Request) => Promise<Response>) | undefined
  readonly endSession: (token: string) => Promise<void>
  /** Makes the first person, the owner; undefined when there is somebody already. */
  readonly addFirst: (given: Omit<NewPerson, 'role'>) => Promise<Person | undefined>
  readonly isEmpty: () => Promise<boolean>
  /** Whether the owner's one-time link that this token is of was good; from then on it is not. */
  readonly redeemFirstToken: (token: string) => Promise<boolean>
  readonly storeFirstToken: (token: string) => Promise<void>
  /** Counts a guess; seconds to wait when it must not be looked at. */
  readonly countGuess: (guessed: readonly Guessed[]) => Promise<number | undefined>
  readonly clearGuesses: (
    accounts: readonly Guessed[],
    client: Guessed | undefined,
  ) => Promise<void>
  readonly knownBrowsers: KnownBrowsers
  /** Whether a code of a second factor is used for the first time. */
  readonly spendCode: (personId: string, code: string) => Promise<boolean>
  /** Whether a state of single sign-on comes back for the first time. */
  readonly spendState: (state: string) => Promise<boolean>
  readonly recordAudit: (record: AuditRecord) => Promise<void>
}

export interface PeopleOptions extends Omit<AuthOptions, 'database'> {
  /** Queues a mail; says whether mail is set up. */
  readonly sendMail: (mail: Mail) => Promise<boolean>
  readonly signOn?: SignOn | undefined
}

export function createPeople(
  database: OpenDatabase,
  now: () => Date,
  options: PeopleOptions,
): People {
  const auth = createAuth({ ...options, database })
  const isEmpty = async () => (await (await auth.$context).internalAdapter.countTotalUsers()) === 0

  const add = async ({ email, name, role, password }: NewPerson): Promise<Person> => {
    const { internalAdapter, password: passwords } = await auth.$context
    const hash = password === undefined ? undefined : await passwords.hash(password)
    const person = await internalAdapter.createUser(
      // Whoever is invited is known by their address: they may sign in through an issuer that knows it too.
      { email: foldedAddress(email), name, role, emailVerified: true },
      { method: 'admin' },
    )
    if (hash !== undefined) {
      const account = { providerId: 'credential', accountId: person.id, userId: person.id }
      await internalAdapter.linkAccount({ ...account, password: hash })
    }
    return personOf(person)
  }

  return {
    ...createAdministration({ ...options, auth, database, now, add }),
    signedIn: async (headers, setCookie) => {
      const query = { disableRefresh: setCookie === undefined }
      const asked = { headers, query, returnHeaders: true } as const
      const { headers: answered, response: found } = await auth.api
        .getSession(asked)
        .catch(goneMeanwhile)
      if (found === null || isDisabled(found.user)) return undefined
      for (const line of answered.getSetCookie()) setCookie?.(line)
      return personOf(found.user)
    },
    ownAccount: (headers) => readOwnAccount(auth, headers),
    handle: (request) => auth.handler(request),
    handleSignOn: options.signOn && createSignOnHandler({ ...options, database }, options.signOn),
    endSession: async (token) => (await auth.$context).internalAdapter.deleteSession(token),
    addFirst: (given) =>
      // Servers that start at the same moment would each make one.
      database.exclusively(async () =>
        (await isEmpty()) ? await add({ ...given, role: 'owner' }) : undefined,
      ),
    isEmpty,
    storeFirstToken: async (token) => {
      const { internalAdapter } = await auth.$context
      const expiresAt = new Date(now().getTime() + FIRST_TOKEN_MS)
      const identifier = firstOwner(token)
      await internalAdapter.createVerificationValue({ identifier, value: 'owner', expiresAt })
    },
    redeemFirstToken: async (token) => {
      const { internalAdapter } = await auth.$context
      return (await internalAdapter.consumeVerificationValue(firstOwner(token))) !== null
    },
    countGuess: (guessed) => countGuess(database, guessed, now()),
    clearGuesses: (accounts, client) => clearGuesses(database, accounts, client),
    knownBrowsers: createKnownBrowsers({ ...options, now }),
    spendCode: (personId, code) => spendCode(database, personId, code, now()),
    spendState: (state) => spendOnce(database, `state ${state}`, now(), STATE_MS),
    recordAudit: (record) => writeAudit(database, record, now().toISOString()),
  }
}

/** A session that somebody ended while it was prolonged is none; every other error is thrown on. */
function goneMeanwhile(error: unknown) {
  if (isAPIError(error) && error.statusCode === 401) {
    return { headers: new Headers(), response: null }
  }
  throw error
}

/** The issuer is asked at the first sign-in, and again at the next one when it did not answer. */
function createSignOnHandler(options: AuthOptions, signOn: SignOn) {
  let auth: ReturnType<typeof createSignOnAuth> | undefined
  return async (request: Request): Promise<Response> => {
    auth ??= createSignOnAuth(options, signOn)
    return await auth.handler(request)
  }
}

/** As long as the library takes one. */
const STATE_MS = 10 * 60 * 1000
const firstOwner = (token: string) => `first-owner:${token}`
const FIRST_TOKEN_MS = 24 * 60 * 60 * 1000

/** What somebody sees of their own account. */
interface OwnAccount {
  readonly person: Person
  readonly second_factor: boolean
  /** Whether they have a password here; those who sign in through an issuer need none. */
  readonly password: boolean
  readonly sessions: readonly OwnSession[]
}

/** A browser that they are signed in with. */
interface OwnSession {
  /** Whether it is the one that asks. */
  readonly current: boolean
  readonly since: string
  /** The address that it signed in from. */
  readonly client: string
  /** What the browser says of itself. */
  readonly browser: string
}

/** The account of whoever a request is from; undefined without a session that counts. Never holds a token. */
async function readOwnAccount(
  auth: ReturnType<typeof createAuth>,
  headers: Headers,
): Promise<OwnAccount | undefined> {
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (found === null || isDisabled(found.user)) return undefined
  const { internalAdapter } = await auth.$context
  const sessions = await internalAdapter.listSessions(found.user.id)
  const accounts = await internalAdapter.findAccounts(found.user.id)
  return {
    person: personOf(found.user),
    second_factor: 'twoFactorEnabled' in found.user && found.user.twoFactorEnabled === true,
    password: accounts.some(({ providerId }) => providerId === 'credential'),
    sessions: sessions
      .map(({ token, createdAt, ipAddress, userAgent }) => ({
        current: token === found.session.token,
        since: new Date(createdAt).toISOString(),
        client: ipAddress ?? '',
        browser: userAgent ?? '',
      }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.since.localeCompare(a.since)),
  }
}

/** Browsers in which somebody has signed in before: what strangers guess does not shut these out. */
interface KnownBrowsers {
  /** What the browser's own guesses at an account are counted by; undefined for a browser that is not known there. */
  readonly guesses: (headers: Headers, email: string) => Guessed | undefined
  /** The `Set-Cookie` line by which a browser is known from now on, for half a year. */
  readonly cookie: (email: string) => string
}

interface KnownBrowsersOptions {
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
function createKnownBrowsers(options: KnownBrowsersOptions): KnownBrowsers {
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
