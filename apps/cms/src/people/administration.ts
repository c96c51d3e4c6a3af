import { randomBytes } from 'node:crypto'
import type {
  ListedPerson,
  OneTimeLink,
  Person,
  Role,
} from '@prospectus/protocol/management/person'
import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { comparableText } from '../database/compare.ts'
import type { OpenDatabase } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { foldedAddress, type Mail } from '../mail/mail.ts'
import { cmsMessages } from '../messages/messages.ts'
import type { createAuth } from './auth.ts'
import { ISSUER } from './issuer-account.ts'
import { isRole } from './roles.ts'

interface PersonChange {
  readonly name?: string
  readonly role?: Role
  readonly disabled?: boolean
}

interface Invitation {
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly language?: string
}

interface AdministrationOptions {
  readonly auth: ReturnType<typeof createAuth>
  readonly database: OpenDatabase
  readonly now: () => Date
  readonly cmsUrl: string
  /** Queues a mail; says whether mail is set up. */
  readonly sendMail: (mail: Mail) => Promise<boolean>
  readonly add: (given: Omit<Invitation, 'language'>) => Promise<Person>
}

/**
 * Administration of people by owners and operators. Throws `StorageError` for an unknown person, and for one that is
 * invited already. Mails are in the given language, else in English.
 */
export function createAdministration(options: AdministrationOptions) {
  const { auth, database, now, cmsUrl, sendMail, add } = options
  const adapter = async () => (await auth.$context).internalAdapter
  const list = async (): Promise<readonly ListedPerson[]> =>
    (await (await adapter()).listUsers(MOST_PEOPLE)).map(factsOf)
  const known = async (id: string) => {
    const row = await (await adapter()).findUserById(comparableText(id))
    if (row === null) throw new StorageError('missing', 'There is no person with this id.')
    return row
  }
  const endLinks = async (id: string) => {
    // Links are stored under a digest of their token, with the person's id as the value.
    const where = [{ field: 'value', value: id }]
    await (await auth.$context).adapter.deleteMany({ model: 'verification', where })
  }
  const linkFor = async (id: string, hours: number) => {
    await endLinks(id)
    const token = randomBytes(24).toString('base64url')
    await (await adapter()).createVerificationValue({
      identifier: resetting(token),
      value: id,
      expiresAt: new Date(now().getTime() + hours * HOUR_MS),
    })
    return `${cmsUrl}/reset-password?token=${token}`
  }
  const mailReset = async (
    { id, email }: Pick<Person, 'id' | 'email'>,
    language?: string,
  ): Promise<OneTimeLink> => {
    const link = await linkFor(id, RESET_HOURS)
    return { link, mailed: await sendMail(linkMail('reset', email, link, language)) }
  }
  return {
    list,
    invite: ({
      language,
      ...given
    }: Invitation): Promise<{ readonly person: ListedPerson } & OneTimeLink> =>
      database.exclusively(async () => {
        const email = foldedAddress(given.email)
        if ((await (await adapter()).findUserByEmail(email)) !== null) {
          throw new StorageError('conflict', `${email} is invited already.`, 'email', 'person')
        }
        const { id } = await add({ ...given, email })
        const link = await linkFor(id, INVITATION_HOURS)
        const mailed = await sendMail(linkMail('invitation', email, link, language))
        return { person: factsOf(await known(id)), link, mailed }
      }),
    /** Disabling ends all sessions of the person. At least one owner remains. */
    change: (id: string, { name, role, disabled }: PersonChange): Promise<ListedPerson> =>
      // Otherwise two owners could take each other's role at the same time.
      database.exclusively(async () => {
        await known(id)
        const others = (await list()).filter((one) => one.id !== id)
        const staysOwner = role === undefined || role === 'owner'
        const hasOwner = others.some((one) => one.role === 'owner' && !one.disabled)
        if (!hasOwner && !(staysOwner && disabled !== true)) {
          throw new StorageError('conflict', 'At least one owner has to remain.', 'role', 'person')
        }
        const internal = await adapter()
        await internal.updateUser(id, {
          ...(name !== undefined && { name }),
          ...(role !== undefined && { role }),
          ...(disabled !== undefined && { banned: disabled }),
        })
        if (disabled === true) await internal.deleteUserSessions(id)
        return factsOf(await known(id))
      }),
    /** A new link ends those before it. */
    resetLink: async (id: string, language?: string): Promise<OneTimeLink> =>
      mailReset(await known(id), language),
    /** Mails a link to whoever has this address, if anybody does. */
    requestReset: async (email: string, language?: string): Promise<void> => {
      const found = await (await adapter()).findUserByEmail(foldedAddress(email))
      if (found !== null && !isDisabled(found.user)) await mailReset(found.user, language)
    },
    /** Ends every one-time link of a person, once they have chosen a password. */
    endLinks,
    /** Unbinds a person from their account at the issuer: they may sign in with another one next. */
    freeFromIssuer: async (id: string): Promise<void> => {
      const internal = await adapter()
      for (const account of await internal.findAccounts(id))
        if (account.providerId === ISSUER) await internal.deleteAccount(account.id)
    },
    /** The person whom a one-time link is for; undefined once it was used or has expired. */
    holderOf: async (token: string): Promise<Person | undefined> => {
      const internal = await adapter()
      const link = await internal.findVerificationValue(resetting(token))
      if (link === null || new Date(link.expiresAt) < now()) return undefined
      const row = await internal.findUserById(link.value)
      return row === null ? undefined : personOf(row)
    },
    /** Undefined for disabled people, too. */
    withId: async (id: string): Promise<Person | undefined> => {
      const row = await (await adapter()).findUserById(comparableText(id))
      return row === null || isDisabled(row) ? undefined : personOf(row)
    },
    withEmail: async (email: string): Promise<Person | undefined> => {
      const found = await (await adapter()).findUserByEmail(foldedAddress(email))
      return found === null ? undefined : personOf(found.user)
    },
  }
}

/** The library's own name for such a link. */
const resetting = (token: string) => `reset-password:${token}`

type ListedRow = PersonRow & {
  readonly createdAt: Date
  readonly twoFactorEnabled?: boolean | null
}

function factsOf(row: ListedRow): ListedPerson {
  return {
    ...personOf(row),
    disabled: isDisabled(row),
    second_factor: row.twoFactorEnabled === true,
    created_at: new Date(row.createdAt).toISOString(),
  }
}

const MOST_PEOPLE = 1000
const INVITATION_HOURS = 7 * 24
const RESET_HOURS = 1

/** A mail with the link by which somebody chooses a password. */
function linkMail(kind: 'invitation' | 'reset', to: string, link: string, language?: string): Mail {
  const { subject, before, after } = cmsMessages(language)[kind]
  return { to, subject, text: [before, link, after] }
}

/** A person's row, as the library returns it. */
interface PersonRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role?: string | null | undefined
  readonly banned?: boolean | null | undefined
}

/** An unknown role counts as the lowest. */
export function personOf({ id, name, email, role }: PersonRow): Person {
  return { id, name, email, role: isRole(role) ? role : 'viewer' }
}

/** A disabled person is let in nowhere, whatever session they have. */
export function isDisabled({ banned }: PersonRow): boolean {
  return banned === true
}
