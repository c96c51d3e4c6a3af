import { createHash } from 'node:crypto'
import type { Log } from '@prospectus/server/log'
import { sealingKeys } from '@prospectus/server/sealing-keys'
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth'
import { admin, genericOAuth, twoFactor } from 'better-auth/plugins'
import type { Database } from '../database/database.ts'
import type { SsoSettings } from '../settings.ts'
import { ISSUER_PROVIDER_ID, issuerAccount, rejectOtherAccount } from './issuer-account.ts'
import { PASSWORD_LENGTHS } from './password-rule.ts'

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (input: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

export interface AuthOptions {
  readonly database: Database
  readonly cmsUrl: string
  /** `SEAL_SECRET`. */
  readonly sealSecret: string
  readonly log: Log
  /** By default the library's, which is slow on purpose. */
  readonly passwordHasher?: PasswordHasher | undefined
}

/** This installation as a client of the issuer. */
export type SsoClient = Omit<SsoSettings, 'label'>

/** Header that passes the client's address to the library. */
export const CLIENT_HEADER = 'x-prospectus-client'

/** Sets up the sign-in library (decision 0041). Clients reach it only through `auth-routes.ts`. */
export function createAuth(options: AuthOptions) {
  return betterAuth({ ...authConfig(options), plugins: plugins() })
}

/** Sets up a second instance for single sign-on, since it loads the issuer's discovery document, which may fail. */
export function createSsoAuth(options: AuthOptions, sso: SsoClient) {
  const config = authConfig(options)
  return betterAuth({
    ...config,
    user: { ...config.user, validateUserInfo: rejectOtherAccount(sso.issuer) },
    plugins: [...plugins(), ssoPlugin(sso)],
  })
}

/** The library's configuration, with the tables of migration 0007. */
function authConfig(options: AuthOptions) {
  const { database, cmsUrl, log, passwordHasher } = options
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
    // Throw unexpected errors: the library would print them to the console and respond with an empty body.
    onAPIError: { throw: true, errorURL: `${cmsUrl}${SSO_FAILED_PATH}` },
    verification: { modelName: 'person_verification', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      ...PASSWORD_LENGTHS,
      revokeSessionsOnPasswordReset: true,
      ...(passwordHasher && { password: passwordHasher }),
    },
    // `sign-in-limits.ts` limits requests instead: by account too, and across processes.
    rateLimit: { enabled: false },
    advanced: {
      // No other host of the domain can set `__Host-` cookies. `useSecureCookies` would put another prefix before it.
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
        log.error('sign_in.failed', SIGN_IN_FAILED_MESSAGE, {
          reason: message,
          ...(details.length > 0 && { details }),
        }),
    },
  } satisfies BetterAuthOptions
}

function plugins() {
  return [
    admin({
      defaultRole: 'viewer',
      bannedUserMessage: 'This account is disabled; ask an owner to enable it',
    }),
    twoFactor({
      issuer: 'Prospectus',
      schema: { twoFactor: { modelName: 'person_second_factor' } },
    }),
  ] satisfies BetterAuthPlugin[]
}

/** An account at the issuer is not enough: people must be invited, with an address that the issuer verified. */
function ssoPlugin({ issuer, clientId, clientSecret }: SsoClient) {
  return genericOAuth({
    config: [
      {
        providerId: ISSUER_PROVIDER_ID,
        clientId,
        clientSecret,
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

/** The first secret signs and encrypts; the others only decrypt. */
function secretsOf(sealSecret: string) {
  const values = sealingKeys(sealSecret, PURPOSE).map((key) => Buffer.from(key).toString('hex'))
  const [secret = ''] = values
  return { secret, secrets: values.map((value) => ({ version: versionOf(value), value })) }
}

/** A number for a secret that does not depend on its position in the list. */
function versionOf(secret: string): number {
  return createHash('sha256').update(secret).digest().readUInt32BE(0)
}

export const SSO_FAILED_PATH = '/sign-on-failed'
const PURPOSE = 'prospectus people 1'
const SIGN_IN_FAILED_MESSAGE =
  'Signing in or out may have failed: the sign-in library reported an error; if the reason is about the issuer, check OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'
const DAY_SECONDS = 24 * 60 * 60
const SESSION_SECONDS = 7 * DAY_SECONDS
