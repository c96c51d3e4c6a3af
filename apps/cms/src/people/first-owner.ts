import { randomBytes } from 'node:crypto'
import type { People } from './people.ts'
import { nameFromAddress } from './person-name.ts'

export interface FirstOwnerOptions {
  readonly cmsUrl: string
  readonly owner: { readonly email: string; readonly password: string } | undefined
  /** True if content is edited in another content system: no link is created then. */
  readonly isContentElsewhere?: boolean
}

/**
 * Makes sure that somebody can sign in. Adds the owner from the settings to a database without people; without that
 * setting creates a link for the first owner, single-use and valid for a day.
 * @returns the link to print, or undefined if none is needed
 */
export async function prepareFirstOwner(
  people: People,
  { cmsUrl, owner, isContentElsewhere }: FirstOwnerOptions,
): Promise<string | undefined> {
  if (!(await people.isEmpty())) return undefined
  if (owner !== undefined) {
    const { email, password } = owner
    const person = await people.addFirst({ email, password, name: nameFromAddress(email) })
    if (person) await people.recordAudit({ ...AUDIT_RECORD, subject: `people/${person.id}` })
    return undefined
  }
  if (isContentElsewhere) return undefined
  const token = randomBytes(24).toString('base64url')
  await people.storeFirstOwnerToken(token)
  return `${cmsUrl}/first-owner?token=${token}`
}

const AUDIT_RECORD = { person_id: null, author: 'OWNER_EMAIL', action: 'people.first', client: '' }
