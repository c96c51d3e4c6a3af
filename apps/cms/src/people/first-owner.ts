import { randomBytes } from 'node:crypto'
import { nameIn } from './credentials.ts'
import type { People } from './people.ts'

export interface FirstOwnerOptions {
  readonly cmsUrl: string
  /** `OWNER_EMAIL` and `OWNER_PASSWORD`. */
  readonly owner: { readonly email: string; readonly password: string } | undefined
}

/**
 * Makes sure that somebody can sign in: in a database without people it adds the owner of the settings, or makes a
 * link for the first owner, valid once and for a day.
 *
 * @returns the link, to be printed for whoever starts the server
 */
export async function prepareFirstOwner(
  people: People,
  { cmsUrl, owner }: FirstOwnerOptions,
): Promise<string | undefined> {
  if (!(await people.isEmpty())) return undefined
  if (owner !== undefined) {
    const { email, password } = owner
    const made = await people.addFirst({ email, password, name: nameIn(email) })
    if (made) await people.recordAudit({ ...BY_SETTINGS, subject: `people/${made.id}` })
    return undefined
  }
  const token = randomBytes(24).toString('base64url')
  await people.storeFirstToken(token)
  return `${cmsUrl}/first-owner?token=${token}`
}

const BY_SETTINGS = { person_id: null, author: 'OWNER_EMAIL', action: 'people.first', client: '' }
