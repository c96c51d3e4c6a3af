import { isRole, ROLES } from '@prospectus/protocol/management/person'
import { createLog } from '@prospectus/server/log'
import { isMailAddress } from '../../apps/cms/src/mail/mail.ts'
import type { People } from '../../apps/cms/src/people/people.ts'
import { nameFromAddress } from '../../apps/cms/src/people/person-name.ts'
import type { ContentCommand } from './content-command.ts'
import { existingSettings, ownStorage } from './exchange/own-storage.ts'

/**
 * `people list | invite | reset | clear-second-factor | role | disable | enable`: manages accounts without signing in.
 */
export const peopleCommand: ContentCommand = async (args, _, print) => {
  const { storage, settings } = await ownStorage(existingSettings())
  try {
    const { cmsUrl, sealSecret = '' } = settings
    const log = createLog((line) => process.stderr.write(line))
    const people = storage.people({ cmsUrl, sealSecret, log, sendMail: storage.sendMail })
    return await runPeople(args, people, print)
  } finally {
    await storage.close()
  }
}

type PeopleActions = Pick<
  People,
  'list' | 'invite' | 'createResetLink' | 'clearSecondFactor' | 'change' | 'recordAudit'
>

/** Runs `people` and records each change in the audit log; prints errors and returns the exit code. */
export async function runPeople(
  [action = '', email = '', role]: readonly string[],
  people: PeopleActions,
  print: (line: string) => void,
): Promise<number> {
  try {
    const result = await runAction(people, action, email, role)
    if (result === undefined) {
      print(USAGE)
      return 1
    }
    if (action !== 'list') await people.recordAudit(operatorEntry(`people.${action}`, email))
    for (const line of result) print(line)
    return 0
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return 1
  }
}

async function runAction(
  people: PeopleActions,
  action: string,
  email: string,
  role: string | undefined,
): Promise<readonly string[] | undefined> {
  const everyone = await people.list()
  if (action === 'list') {
    return everyone.map(
      (person) =>
        `${person.email}  ${person.role}${person.disabled ? '  disabled' : ''}  ${person.name}`,
    )
  }
  if (action === 'invite') {
    if (!isMailAddress(email) || !isRole(role)) return undefined
    const { link } = await people.invite({ email, name: nameFromAddress(email), role })
    return [`${email} chooses a password here, once, within a week: ${link}`]
  }
  const person = everyone.find((candidate) => candidate.email === email.toLowerCase())
  if (person === undefined) return undefined
  switch (action) {
    case 'reset':
      return [
        `${email} chooses a new password here, once, within the hour: ${(await people.createResetLink(person.id)).link}`,
      ]
    case 'clear-second-factor':
      if (!person.second_factor)
        throw new Error(`${email} has no second factor, so there is nothing to clear.`)
      await people.clearSecondFactor(person.id)
      return [`${email} needs only the password from now on, and can set up a second factor again`]
    case 'role':
      if (!isRole(role)) return undefined
      await people.change(person.id, { role })
      return [`${email} is ${role}`]
    case 'disable':
    case 'enable':
      await people.change(person.id, { disabled: action === 'disable' })
      return [`${email} is ${action}d`]
    default:
      return undefined
  }
}

const operatorEntry = (action: string, subject: string) => ({
  person_id: null,
  author: 'operator',
  action,
  subject,
  client: '',
})

const USAGE = `people list
people invite <e-mail address> <${ROLES.join('|')}>
people role <e-mail address> <${ROLES.join('|')}>
people reset|clear-second-factor|disable|enable <e-mail address of an invited person>`
