import type { BetterAuthOptions } from 'better-auth'

/** How the library calls the issuer. */
export const ISSUER = 'oidc'
/** Why somebody is refused whose address belongs to another account at the issuer than before. */
export const OTHER_ACCOUNT = 'other_account'

/**
 * Whom an id token speaks of, by issuer and `sub`: the one name of an account at an issuer that no other account
 * ever gets (OpenID Connect Core 1.0, sections 2 and 3.1.3.7). Its signature, `iss`, `aud`, `exp` and nonce were
 * looked at before.
 *
 * @throws {Error} without an id token, or with one that was made for another client
 */
export function issuerAccount(
  idToken: string | undefined,
  { issuer, clientId }: { readonly issuer: string; readonly clientId: string },
): string {
  if (idToken === undefined) throw new Error('The issuer has sent no id token')
  const { sub, azp, aud } = claimsOf(idToken)
  const isOurs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId
  if (!isOurs) throw new Error('The id token was made for another client')
  if (typeof sub !== 'string' || sub === '') throw new Error('The id token names nobody')
  return accountAt(issuer, sub)
}

type Validate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/**
 * Keeps a person bound to the account at the issuer that they first signed in with: an address can be given to
 * somebody else. Other issuers, after the setting was changed, bind anew.
 */
export function keepIssuerAccount(issuer: string): Validate {
  return async ({ user, source }, { context: { internalAdapter } }) => {
    const sub = source.oauth?.profile?.sub
    if (source.action !== 'link-account' || typeof user.id !== 'string') return undefined
    const accounts = (await internalAdapter.findAccounts(user.id)).filter(
      ({ providerId }) => providerId === ISSUER,
    )
    const bound = accounts.filter(({ accountId }) => isAt(issuer, accountId))
    const early = bound.find(({ accountId }) => accountId === sub)
    if (early === undefined) {
      return bound.length === 0 ? undefined : { error: OTHER_ACCOUNT, errorDescription: user.id }
    }
    // From before the issuer was noted: the library binds it anew, with it.
    await internalAdapter.deleteAccount(early.id)
    return undefined
  }
}

const accountAt = (issuer: string, sub: string) => `${issuer} ${sub}`

/** Those from before the issuer was noted are of the one that is set. */
function isAt(issuer: string, accountId: string): boolean {
  return accountId.startsWith(accountAt(issuer, '')) || !/^https?:\/\/\S+ /.test(accountId)
}

function claimsOf(idToken: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = idToken.split('.')
  const read: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  return Object(read)
}
