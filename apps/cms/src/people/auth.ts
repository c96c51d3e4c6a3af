import { createHash } from 'node:crypto'
import type { Log } from '@prospectus/server/log'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth'
import { admin, genericOAuth, twoFactor } from 'better-auth/plugins'
import type { Database } from '../database/database.ts'
import { ISSUER, issuerAccount, keepIssuerAccount } from './issuer-account.ts'
import { LIBRARY_LENGTHS } from './password-rule.ts'

/** How passwords are kept. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (given: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

export interface AuthOptions {
  readonly database: Database
  /** Public origin of the editor. */
  readonly cmsUrl: string
  /** `SEAL_SECRET`. */
  readonly sealSecret: string
  readonly log: Log
  /** Those of the library, which are slow on purpose, unless told. */
  readonly passwords?: Passwords | undefined
}

/** An issuer of single sign-on. */
export interface SignOn {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Where the library finds the address of a client, which it cannot see itself. */
export const CLIENT_HEADER = 'x-prospectus-client'

/**
 * The library that keeps people, passwords and sessions (decision 0041). Nothing outside of this folder knows
 * of it, and none of its addresses can be reached but those that `auth-routes.ts` names.
 */
export function createAuth(options: AuthOptions) {
  return betterAuth({ ...authConfig(options), plugins: plugins() })
}

/**
 * The same library, which also knows an issuer. It asks the issuer what it can do before it answers anything,
 * so that it is one of its own: nobody else waits for an issuer that does not answer.
 */
export function createSignOnAuth(options: AuthOptions, signOn: SignOn) {
  const config = authConfig(options)
  return betterAuth({
    ...config,
    user: { ...config.user, validateUserInfo: keepIssuerAccount(signOn.issuer) },
    plugins: [...plugins(), issuerOf(signOn)],
  })
}

/** With the tables that migration 0007 makes. */
function authConfig(options: AuthOptions) {
  const { database, cmsUrl, log, passwords } = options
  const isSecure = cmsUrl.startsWith('https:')
  return {
    appName: 'Prospectus',
    baseURL: cmsUrl,
    basePath: '/auth',
    ...secretsOf(options.sealSecret),
    database: { db: database.db, type: database.kind, transaction: true },
    trustedOrigins: [cmsUrl],
    telemetry: { enabled: false },
    user: { modelName: 'person' },
    session: { modelName: 'person_session', expiresIn: SESSION_SECONDS, updateAge: DAY_SECONDS },
    account: { modelName: 'person_account', encryptOAuthTokens: true },
    // What is no answer of the library is thrown: it would be written to the console, and answered without a word.
    onAPIError: { throw: true, errorURL: `${cmsUrl}${SIGN_ON_FAILED}` },
    verification: { modelName: 'person_verification', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      ...LIBRARY_LENGTHS,
      revokeSessionsOnPasswordReset: true,
      ...(passwords && { password: passwords }),
    },
    // Requests are counted by `sign-in-limits.ts`, which counts accounts too, and across processes.
    rateLimit: { enabled: false },
    advanced: {
      // `__Host-`: no other host of the domain can set them. The library's own prefix would stand before it.
      cookiePrefix: isSecure ? '__Host-prospectus' : 'prospectus',
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    logger: {
      level: 'error',
      log: (_level, message, ...details) =>
        log.error('sign_in.failed', 'Signing in failed', {
          reason: message,
          ...(details.length > 0 && { details }),
        }),
    },
  } satisfies BetterAuthOptions
}

function plugins() {
  return [
    admin({ defaultRole: 'viewer', bannedUserMessage: 'This account is disabled' }),
    twoFactor({
      issuer: 'Prospectus',
      schema: { twoFactor: { modelName: 'person_second_factor' } },
    }),
  ] satisfies BetterAuthPlugin[]
}

/** Strangers stay outside: whoever the issuer knows has to be invited, under an address that it has verified. */
function issuerOf({ issuer, clientId, clientSecret }: SignOn) {
  return genericOAuth({
    config: [
      {
        ...{ providerId: ISSUER, clientId, clientSecret },
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        accountSubject: ({ tokens }) => issuerAccount(tokens.idToken, { issuer, clientId }),
        disableSignUp: true,
        disableImplicitSignUp: true,
      },
    ],
  })
}

/** The first secret signs cookies and seals; what the others sealed can still be read. */
function secretsOf(sealSecret: string) {
  const values = sealingKeys(sealSecret, PURPOSE).map((key) => Buffer.from(key).toString('hex'))
  const [secret = ''] = values
  return { secret, secrets: values.map((value) => ({ version: versionOf(value), value })) }
}

/** A number that stays with a secret wherever it stands in the list. */
function versionOf(secret: string): number {
  return createHash('sha256').update(secret).digest().readUInt32BE(0)
}

/** The page that says that single sign-on failed. */
export const SIGN_ON_FAILED = '/sign-on-failed'
const PURPOSE = 'prospectus people 1'
const DAY_SECONDS = 24 * 60 * 60
const SESSION_SECONDS = 7 * DAY_SECONDS
