import { createHmac, randomBytes } from 'node:crypto'
import type { OwnAccount } from '@prospectus/protocol/management/auth'
import type { Person, Role } from '@prospectus/protocol/management/person'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import { isAPIError } from 'better-auth/api'
import type { OpenDatabase } from '../database/database.ts'
import { type Mail, normalizedAddress } from '../mail/mail.ts'
import { isSameSignature } from '../seal.ts'
import { createPeopleAdministration, isDisabled, personOf } from './administration.ts'
import { type AuditRecord, writeAudit } from './audit.ts'
import { type AuthOptions, createAuth, createSsoAuth, type SsoClient } from './auth.ts'
import { consumeOnce } from './one-time-values.ts'
import {
  type AttemptCounter,
  browserAttempts,
  clearAttempts,
  countAttempt,
} from './sign-in-limits.ts'

interface NewPerson {
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Omitted for people who choose their password with a one-time link. */
  readonly password?: string
}

export type People = ReturnType<typeof createPeople>

export interface PeopleOptions extends Omit<AuthOptions, 'database'> {
  /** Queues a mail; false if it was not queued, as for an invalid address or without a mail server. */
  readonly sendMail: (mail: Mail) => Promise<boolean>
  readonly sso?: SsoClient | undefined
}

/** Signs people in, and manages them, their sessions, attempts to sign in, and the audit log. */
export function createPeople(database: OpenDatabase, now: () => Date, options: PeopleOptions) {
  const auth = createAuth({ ...options, database })
  const isEmpty = async () => (await (await auth.$context).internalAdapter.countTotalUsers()) === 0

  const add = async ({ email, name, role, password }: NewPerson): Promise<Person> => {
    const { internalAdapter, password: hasher } = await auth.$context
    const hash = password === undefined ? undefined : await hasher.hash(password)
    const person = await internalAdapter.createUser(
      // An invited address counts as verified, so that its owner may sign in through an issuer that knows it.
      { email: normalizedAddress(email), name, role, emailVerified: true },
      { method: 'admin' },
    )
    if (hash !== undefined) {
      const account = { providerId: 'credential', accountId: person.id, userId: person.id }
      await internalAdapter.linkAccount({ ...account, password: hash })
    }
    return personOf(person)
  }

  return {
    ...createPeopleAdministration({ ...options, auth, database, now, add }),
    /**
     * The person whose session a request carries; undefined without a valid one.
     * @param setCookie passes a `Set-Cookie` line to the browser; it extends the session to seven days from now, at
     * most once a day
     */
    findSignedInPerson: async (
      headers: Headers,
      setCookie?: (line: string) => void,
    ): Promise<Person | undefined> => {
      const query = { disableRefresh: setCookie === undefined }
      const { headers: responseHeaders, response: session } = await auth.api
        .getSession({ headers, query, returnHeaders: true })
        .catch(noSessionIfEnded)
      if (session === null || isDisabled(session.user)) return undefined
      for (const line of responseHeaders.getSetCookie()) setCookie?.(line)
      return personOf(session.user)
    },
    ownAccount: (headers: Headers) => readOwnAccount(auth, headers),
    handle: (request: Request): Promise<Response> => auth.handler(request),
    handleSso: options.sso && createSsoHandler({ ...options, database }, options.sso),
    endSession: async (token: string) => (await auth.$context).internalAdapter.deleteSession(token),
    /** Adds the first person as owner; undefined if there already are people. */
    addFirst: (input: Omit<NewPerson, 'role'>): Promise<Person | undefined> =>
      // Otherwise servers starting at the same time would each add one.
      database.runExclusively(async () =>
        (await isEmpty()) ? await add({ ...input, role: 'owner' }) : undefined,
      ),
    isEmpty,
    storeFirstOwnerToken: async (token: string): Promise<void> => {
      const { internalAdapter } = await auth.$context
      const expiresAt = new Date(now().getTime() + FIRST_OWNER_TOKEN_MS)
      const identifier = firstOwnerIdentifier(token)
      await internalAdapter.createVerificationValue({ identifier, value: 'owner', expiresAt })
    },
    /** Uses up the token of the first owner's link; false if it is invalid. */
    redeemFirstOwnerToken: async (token: string): Promise<boolean> => {
      const { internalAdapter } = await auth.$context
      return (await internalAdapter.consumeVerificationValue(firstOwnerIdentifier(token))) !== null
    },
    countAttempt: (counters: readonly AttemptCounter[]) => countAttempt(database, counters, now()),
    clearAttempts: (
      ownCounters: readonly AttemptCounter[],
      clientCounter: AttemptCounter | undefined,
    ) => clearAttempts(database, ownCounters, clientCounter),
    knownBrowsers: createKnownBrowsers({ ...options, now }),
    /** Marks a second factor's code as used, since the library would accept it again; false if it was used before. */
    consumeCode: (personId: string, code: string) =>
      consumeOnce(database, `${personId} ${code}`, now(), CODE_MS),
    /** Marks the `state` of a single sign-on as used; false if it was used before. */
    consumeState: (state: string) => consumeOnce(database, `state ${state}`, now(), STATE_MS),
    recordAudit: (record: AuditRecord) => writeAudit(database, record, now().toISOString()),
  }
}

/** Returns no session if it ended while it was being extended; rethrows any other error. */
function noSessionIfEnded(error: unknown) {
  if (isAPIError(error) && error.statusCode === 401) {
    return { headers: new Headers(), response: null }
  }
  throw error
}

/**
 * Handles single sign-on requests. Sets the library up at the first request, not at start, because setting up loads
 * the issuer's discovery document, which may fail. After a failure, the next request loads it again.
 */
function createSsoHandler(options: AuthOptions, sso: SsoClient) {
  let auth: ReturnType<typeof createSsoAuth> | undefined
  return async (request: Request): Promise<Response> => {
    auth ??= createSsoAuth(options, sso)
    return await auth.handler(request)
  }
}

/** The time for which the library accepts the state of a sign-in. */
const STATE_MS = 10 * 60 * 1000
/** More than the minute and a half for which a code is valid: the library accepts the previous and the next one too. */
const CODE_MS = 3 * 60 * 1000
const firstOwnerIdentifier = (token: string) => `first-owner:${token}`
const FIRST_OWNER_TOKEN_MS = DAY_MS

/** The account of a request's sender; undefined without a valid session. Never holds a session's token. */
async function readOwnAccount(
  auth: ReturnType<typeof createAuth>,
  headers: Headers,
): Promise<OwnAccount | undefined> {
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (session === null || isDisabled(session.user)) return undefined
  const { internalAdapter } = await auth.$context
  const sessions = await internalAdapter.listSessions(session.user.id)
  const accounts = await internalAdapter.findAccounts(session.user.id)
  return {
    person: personOf(session.user),
    second_factor: 'twoFactorEnabled' in session.user && session.user.twoFactorEnabled === true,
    password: accounts.some(({ providerId }) => providerId === 'credential'),
    sessions: sessions
      .map(({ token, createdAt, ipAddress, userAgent }) => ({
        current: token === session.session.token,
        since: new Date(createdAt).toISOString(),
        client: ipAddress ?? '',
        browser: userAgent ?? '',
      }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.since.localeCompare(a.since)),
  }
}

interface KnownBrowsersOptions extends Pick<AuthOptions, 'cmsUrl' | 'sealSecret'> {
  readonly now: () => Date
}

/**
 * Recognises browsers that have signed in before, so that strangers' guesses do not lock them out (OWASP, "Slow down
 * online guessing attacks with device cookies"). The signed cookie holds a random id, the account's digest and the
 * expiry; the first secret signs, all are accepted. It grants no access: the browser's attempts are only counted apart.
 */
function createKnownBrowsers(options: KnownBrowsersOptions) {
  const { cmsUrl, sealSecret, now } = options
  const isSecure = cmsUrl.startsWith('https:')
  const name = isSecure ? '__Host-prospectus.known' : 'prospectus.known'
  const keys = sealingKeys(sealSecret, PURPOSE)
  const sign = (key: Uint8Array, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url')
  const accountDigest = (key: Uint8Array, email: string) =>
    sign(key, `account ${email.trim().toLowerCase()}`)
  const isValidFor = (
    key: Uint8Array,
    email: string,
    [id = '', account = '', expiresAt = '', signature = '']: readonly string[],
  ) =>
    isSameSignature(signature, sign(key, `${id}.${account}.${expiresAt}`)) &&
    isSameSignature(account, accountDigest(key, email)) &&
    Number(expiresAt) > now().getTime()
  return {
    /** Counter of the browser's attempts at an account; undefined if it never signed in there. */
    attemptCounter: (headers: Headers, email: string): AttemptCounter | undefined => {
      const cookieParts = readCookie(headers, name)?.split('.') ?? []
      return keys.some((key) => isValidFor(key, email, cookieParts))
        ? browserAttempts(String(cookieParts[0]))
        : undefined
    },
    /** The `Set-Cookie` line that makes a browser known for half a year. */
    cookie: (email: string): string => {
      const [key] = keys
      if (key === undefined) throw new Error('SEAL_SECRET is empty: expected at least one secret')
      const expiresAt = now().getTime() + KNOWN_SECONDS * 1000
      const payload = `${randomBytes(16).toString('base64url')}.${accountDigest(key, email)}.${expiresAt}`
      const value = `${payload}.${sign(key, payload)}`
      const attributes = `Max-Age=${KNOWN_SECONDS}; Path=/; HttpOnly; SameSite=Lax`
      return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`
    },
  }
}

function readCookie(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

const PURPOSE = 'prospectus known browsers 1'
const KNOWN_SECONDS = (180 * DAY_MS) / 1000
