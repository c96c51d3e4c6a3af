import type { Person } from '@prospectus/protocol/management/person'
import type { createAuth } from './auth.ts'
import { isDisabled, personOf } from './person.ts'

/** What somebody sees of their own account. */
export interface OwnAccount {
  readonly person: Person
  readonly second_factor: boolean
  /** Whether they have a password here; those who sign in through an issuer need none. */
  readonly password: boolean
  readonly sessions: readonly OwnSession[]
}

/** A browser that they are signed in with. */
export interface OwnSession {
  /** Whether it is the one that asks. */
  readonly current: boolean
  readonly since: string
  /** The address that it signed in from. */
  readonly client: string
  /** What the browser says of itself. */
  readonly browser: string
}

/** The account of whoever a request is from; undefined without a session that counts. Never holds a token. */
export async function readOwnAccount(
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
