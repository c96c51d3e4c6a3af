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

/**
 * What owners and operators do. Throws `StorageError` for a person that there is not, or is already. Mails are in
 * the language that is given, in English unless told.
 */
export interface Administration {
  readonly list: () => Promise<readonly ListedPerson[]>
  readonly invite: (given: {
    readonly email: string
    readonly name: string
    readonly role: Role
    readonly language?: string
  }) => Promise<{ readonly person: ListedPerson } & OneTimeLink>
  /** Disabling ends all sessions of the person. At least one owner remains. */
  readonly change: (id: string, change: PersonChange) => Promise<ListedPerson>
  /** A new link ends those before it. */
  readonly resetLink: (id: string, language?: string) => Promise<OneTimeLink>
  /** Mails a link to whoever has this address, if anybody does. */
  readonly requestReset: (email: string, language?: string) => Promise<void>
  /** Ends every one-time link of a person, since they have chosen a password. */
  readonly endLinks: (id: string) => Promise<void>
  /** Lets go of the account at the issuer that a person is bound to: they sign in with any of theirs next. */
  readonly freeFromIssuer: (id: string) => Promise<void>
  /** Whom a one-time link is for, by its token; undefined once it was used or is too old. */
  readonly holderOf: (token: string) => Promise<Person | undefined>
  readonly withEmail: (email: string) => Promise<Person | undefined>
  /** Undefined for somebody who is disabled, too. */
  readonly withId: (id: string) => Promise<Person | undefined>
}

interface AdministrationOptions {
  readonly auth: ReturnType<typeof createAuth>
  readonly database: OpenDatabase
  readonly now: () => Date
  readonly cmsUrl: string
  /** Queues a mail; says whether mail is set up. */
  readonly sendMail: (mail: Mail) => Promise<boolean>
  readonly add: (given: {
    readonly email: string
    readonly name: string
    readonly role: Role
  }) => Promise<Person>
}

export function createAdministration(options: AdministrationOptions): Administration {
  const { auth, database, now, cmsUrl, sendMail, add } = options
  const adapter = async () => (await auth.$context).internalAdapter
  const list = async () => (await (await adapter()).listUsers(MOST_PEOPLE)).map(factsOf)
  const known = async (id: string) => {
    const row = await (await adapter()).findUserById(comparableText(id))
    if (row === null) throw new StorageError('missing', 'There is no person with this id.')
    return row
  }
  const endLinks = async (id: string) => {
    // Links are kept under a digest of their token, with the person's id as the value.
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
    invite: ({ language, ...given }) =>
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
    change: (id, { name, role, disabled }) =>
      // Two owners could otherwise take the other's role at the same moment.
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
    resetLink: async (id, language) => mailReset(await known(id), language),
    requestReset: async (email, language) => {
      const found = await (await adapter()).findUserByEmail(foldedAddress(email))
      if (found !== null && !isDisabled(found.user)) await mailReset(found.user, language)
    },
    endLinks,
    freeFromIssuer: async (id) => {
      const internal = await adapter()
      for (const account of await internal.findAccounts(id))
        if (account.providerId === ISSUER) await internal.deleteAccount(account.id)
    },
    holderOf: async (token) => {
      const internal = await adapter()
      const link = await internal.findVerificationValue(resetting(token))
      if (link === null || new Date(link.expiresAt) < now()) return undefined
      const row = await internal.findUserById(link.value)
      return row === null ? undefined : personOf(row)
    },
    withId: async (id) => {
      const row = await (await adapter()).findUserById(comparableText(id))
      return row === null || isDisabled(row) ? undefined : personOf(row)
    },
    withEmail: async (email) => {
      const found = await (await adapter()).findUserByEmail(foldedAddress(email))
      return found === null ? undefined : personOf(found.user)
    },
  }
}

/** The library takes it as one of its own. */
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

/** A person's row, as the library hands it out. */
interface PersonRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role?: string | null | undefined
  readonly banned?: boolean | null | undefined
}

/** Somebody whose role nobody knows may do the least. */
export function personOf({ id, name, email, role }: PersonRow): Person {
  return { id, name, email, role: isRole(role) ? role : 'viewer' }
}

/** Whoever is disabled is let in nowhere, whatever session they have. */
export function isDisabled({ banned }: PersonRow): boolean {
  return banned === true
}
