import { randomBytes } from 'node:crypto'
import {
  isRole,
  type ListedPerson,
  type OneTimeLink,
  type Person,
  type Role,
} from '@prospectus/protocol/management/person'
import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { comparableText } from '../database/compare.ts'
import type { OpenDatabase } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { type Mail, normalizedAddress } from '../mail/mail.ts'
import { cmsMessages } from '../messages/messages.ts'
import type { createAuth } from './auth.ts'
import { ISSUER_PROVIDER_ID } from './issuer-account.ts'

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
  readonly sendMail: (mail: Mail) => Promise<boolean>
  readonly add: (input: Omit<Invitation, 'language'>) => Promise<Person>
}

/**
 * Administration of people. Throws `StorageError` for an unknown person, a second invitation, and a change that leaves
 * no owner.
 */
export function createPeopleAdministration(options: AdministrationOptions) {
  const { auth, database, now, cmsUrl, sendMail, add } = options
  const adapter = async () => (await auth.$context).internalAdapter
  const list = async (): Promise<readonly ListedPerson[]> =>
    (await (await adapter()).listUsers(MAX_PEOPLE)).map(listedPerson)
  const personRow = async (id: string) => {
    const row = await (await adapter()).findUserById(comparableText(id))
    if (row === null) throw new StorageError('missing', `There is no person with the id ${id}.`)
    return row
  }
  const endLinks = async (id: string) => {
    // The library stores links by their token's digest, with the person's id as value.
    const where = [{ field: 'value', value: id }]
    await (await auth.$context).adapter.deleteMany({ model: 'verification', where })
  }
  const replaceLink = async (id: string, hours: number) => {
    await endLinks(id)
    const token = randomBytes(24).toString('base64url')
    await (await adapter()).createVerificationValue({
      identifier: linkIdentifier(token),
      value: id,
      expiresAt: new Date(now().getTime() + hours * HOUR_MS),
    })
    return `${cmsUrl}/reset-password?token=${token}`
  }
  const mailReset = async (
    { id, email }: Pick<Person, 'id' | 'email'>,
    language?: string,
  ): Promise<OneTimeLink> => {
    const link = await replaceLink(id, RESET_HOURS)
    return { link, mailed: await sendMail(linkMail('reset', email, link, language)) }
  }
  return {
    list,
    invite: ({
      language,
      ...input
    }: Invitation): Promise<{ readonly person: ListedPerson } & OneTimeLink> =>
      database.runExclusively(async () => {
        const email = normalizedAddress(input.email)
        if ((await (await adapter()).findUserByEmail(email)) !== null) {
          throw new StorageError(
            'conflict',
            `${email} has already been invited.`,
            'email',
            'person',
          )
        }
        const { id } = await add({ ...input, email })
        const link = await replaceLink(id, INVITATION_HOURS)
        const isMailed = await sendMail(linkMail('invitation', email, link, language))
        return { person: listedPerson(await personRow(id)), link, mailed: isMailed }
      }),
    /** Disabling ends all sessions of the person. At least one owner remains. */
    change: (id: string, { name, role, disabled }: PersonChange): Promise<ListedPerson> =>
      // Otherwise two owners could demote each other at the same time.
      database.runExclusively(async () => {
        await personRow(id)
        const otherPeople = (await list()).filter((person) => person.id !== id)
        const staysOwner = (role === undefined || role === 'owner') && disabled !== true
        const hasOtherOwner = otherPeople.some(
          (person) => person.role === 'owner' && !person.disabled,
        )
        if (!hasOtherOwner && !staysOwner) {
          throw new StorageError(
            'conflict',
            'At least one owner must remain: make somebody else an owner first.',
            'role',
            'person',
          )
        }
        const internalAdapter = await adapter()
        await internalAdapter.updateUser(id, {
          ...(name !== undefined && { name }),
          ...(role !== undefined && { role }),
          ...(disabled !== undefined && { banned: disabled }),
        })
        if (disabled === true) await internalAdapter.deleteUserSessions(id)
        return listedPerson(await personRow(id))
      }),
    /** Makes and mails a link for choosing a password, and invalidates earlier ones. */
    createResetLink: async (id: string, language?: string): Promise<OneTimeLink> =>
      mailReset(await personRow(id), language),
    /** Turns a lost second factor off, and ends sessions and links: whoever has the device may be signed in on it. */
    clearSecondFactor: async (id: string): Promise<void> => {
      await personRow(id)
      const internalAdapter = await adapter()
      await internalAdapter.deleteUserSessions(id)
      await endLinks(id)
      const where = [{ field: 'userId', value: id }]
      await (await auth.$context).adapter.deleteMany({ model: 'twoFactor', where })
      await internalAdapter.updateUser(id, { twoFactorEnabled: false })
    },
    /** Mails a link for choosing a password, if the address belongs to somebody who is not disabled. */
    requestReset: async (email: string, language?: string): Promise<void> => {
      const match = await (await adapter()).findUserByEmail(normalizedAddress(email))
      if (match !== null && !isDisabled(match.user)) await mailReset(match.user, language)
    },
    endLinks,
    /** Unlinks a person's account at the issuer, so that they can sign in with another one. */
    unlinkIssuer: async (id: string): Promise<void> => {
      const internalAdapter = await adapter()
      for (const account of await internalAdapter.findAccounts(id))
        if (account.providerId === ISSUER_PROVIDER_ID)
          await internalAdapter.deleteAccount(account.id)
    },
    /** The person of a one-time link; undefined if it was used or has expired. */
    linkHolder: async (token: string): Promise<Person | undefined> => {
      const internalAdapter = await adapter()
      const link = await internalAdapter.findVerificationValue(linkIdentifier(token))
      if (link === null || new Date(link.expiresAt) < now()) return undefined
      const row = await internalAdapter.findUserById(link.value)
      return row === null ? undefined : personOf(row)
    },
    /** The person with this id; undefined for disabled people too. */
    findById: async (id: string): Promise<Person | undefined> => {
      const row = await (await adapter()).findUserById(comparableText(id))
      return row === null || isDisabled(row) ? undefined : personOf(row)
    },
    findByEmail: async (email: string): Promise<Person | undefined> => {
      const match = await (await adapter()).findUserByEmail(normalizedAddress(email))
      return match === null ? undefined : personOf(match.user)
    },
  }
}

const linkIdentifier = (token: string) => `reset-password:${token}`

type ListedRow = PersonRow & {
  readonly createdAt: Date
  readonly twoFactorEnabled?: boolean | null
}

function listedPerson(row: ListedRow): ListedPerson {
  return {
    ...personOf(row),
    disabled: isDisabled(row),
    second_factor: row.twoFactorEnabled === true,
    created_at: new Date(row.createdAt).toISOString(),
  }
}

const MAX_PEOPLE = 1000
const INVITATION_HOURS = 7 * 24
const RESET_HOURS = 1

function linkMail(kind: 'invitation' | 'reset', to: string, link: string, language?: string): Mail {
  const { subject, before, after } = cmsMessages(language)[kind]
  return { to, subject, text: [before, link, after] }
}

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

/** A disabled person has no access, even with a session. */
export function isDisabled({ banned }: PersonRow): boolean {
  return banned === true
}
