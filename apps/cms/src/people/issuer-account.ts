import type { BetterAuthOptions } from 'better-auth'

/** The library's provider id for our issuer. */
export const ISSUER_PROVIDER_ID = 'oidc'
/** Error code: the address belonged to another account at the issuer before. */
export const OTHER_ACCOUNT = 'other_account'

/**
 * The account of an id token, by issuer and `sub`: the only claims that are never reassigned (OpenID Connect Core 1.0,
 * sections 2 and 3.1.3.7). Signature, `iss`, `aud`, `exp` and nonce have already been verified.
 * @throws {Error} without an id token, or with one for another client or without `sub`
 */
export function issuerAccount(
  idToken: string | undefined,
  { issuer, clientId }: { readonly issuer: string; readonly clientId: string },
): string {
  if (idToken === undefined)
    throw new Error(
      `${issuer} sent no id token; check that the client may ask for the scope openid`,
    )
  const { sub, azp, aud } = claimsOf(idToken)
  const isOurs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId
  if (!isOurs) {
    const client = JSON.stringify(azp ?? aud)
    throw new Error(`The id token of ${issuer} is for the client ${client}; expected "${clientId}"`)
  }
  if (typeof sub !== 'string' || sub === '') {
    throw new Error(`The id token of ${issuer} has no \`sub\`; expected the person's id there`)
  }
  return accountAt(issuer, sub)
}

type Validate = NonNullable<NonNullable<BetterAuthOptions['user']>['validateUserInfo']>

/**
 * Rejects sign-in with another account at the issuer than before, since an address can be reassigned. After OIDC_ISSUER
 * changes, the next account is accepted as if it were the first.
 */
export function rejectOtherAccount(issuer: string): Validate {
  return async ({ user, source }, { context: { internalAdapter } }) => {
    const sub = source.oauth?.profile?.sub
    if (source.action !== 'link-account' || typeof user.id !== 'string') return undefined
    const accounts = (await internalAdapter.findAccounts(user.id)).filter(
      ({ providerId }) => providerId === ISSUER_PROVIDER_ID,
    )
    const issuerAccounts = accounts.filter(({ accountId }) => belongsToIssuer(issuer, accountId))
    const accountWithoutIssuer = issuerAccounts.find(({ accountId }) => accountId === sub)
    if (accountWithoutIssuer === undefined) {
      return issuerAccounts.length === 0
        ? undefined
        : { error: OTHER_ACCOUNT, errorDescription: user.id }
    }
    // An earlier version stored the account without its issuer. The library links it again, with the issuer.
    await internalAdapter.deleteAccount(accountWithoutIssuer.id)
    return undefined
  }
}

const accountAt = (issuer: string, sub: string) => `${issuer} ${sub}`

/** Accounts that an earlier version stored without an issuer belong to the current one. */
function belongsToIssuer(issuer: string, accountId: string): boolean {
  return accountId.startsWith(accountAt(issuer, '')) || !/^https?:\/\/\S+ /.test(accountId)
}

function claimsOf(idToken: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = idToken.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  return Object(claims)
}
