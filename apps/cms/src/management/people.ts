import { isRole, ROLES, type Role } from '@prospectus/protocol/management/person'
import { isMailAddress } from '../mail/mail.ts'
import type { People } from '../people/people.ts'
import { NAME_EXPECTED, nameFromAddress, readPersonName } from '../people/person-name.ts'
import { type BodyFields, definedMembers, invalid, notFound, requestedLanguage } from './fields.ts'
import {
  changeAsOwner,
  listResponse,
  type ManagementRequest,
  type RouteHandlers,
  readAsOwner,
} from './management-route.ts'

export const peopleRoutes = {
  'GET people': readAsOwner(async (request) => ({
    body: { people: await requirePeople(request).list() },
  })),
  /** Invites a person: returns a link for choosing a password, and mails it in `language`. */
  'POST people': changeAsOwner(async (request) => {
    const input = request.body.inside('person')
    const email = input.text('email')?.trim() ?? ''
    if (!isMailAddress(email)) {
      throw invalid('person.email', input.raw.email, 'an e-mail address such as ada@example.com')
    }
    const role = readRole(input)
    if (role === undefined) throw invalid('person.role', undefined, ROLES.join(', '))
    const name = input.text('name')?.trim() ? readName(input) : nameFromAddress(email)
    const language = requestedLanguage(request.query)
    return {
      status: 201,
      body: await requirePeople(request).invite({ email, name, role, language }),
    }
  }),
  'PUT people/:id': changeAsOwner(async (request) => {
    const input = request.body.inside('person')
    const change = definedMembers({
      name: input.text('name') === undefined ? undefined : readName(input),
      role: readRole(input),
      disabled: input.flag('disabled'),
    })
    return { body: { person: await requirePeople(request).change(request.text('id'), change) } }
  }),
  'POST people/:id/reset': changeAsOwner(async (request) => ({
    status: 201,
    body: await requirePeople(request).createResetLink(
      request.text('id'),
      requestedLanguage(request.query),
    ),
  })),

  'GET audit': readAsOwner(async ({ storage, query }) => {
    const paging = query.paging()
    const found = await storage.listAuditEntries({ personId: query.text('person_id'), ...paging })
    return listResponse({ audit: found.items }, found, paging.perPage)
  }),
} satisfies RouteHandlers

type PersonBody = Pick<
  BodyFields<{ readonly name?: string; readonly role?: string }>,
  'text' | 'raw'
>

function readName(input: PersonBody): string {
  const name = readPersonName(input.raw.name)
  if (name === undefined) throw invalid('person.name', input.raw.name, NAME_EXPECTED)
  return name
}

function readRole(input: PersonBody): Role | undefined {
  const role = input.text('role')
  if (role === undefined || isRole(role)) return role
  throw invalid('person.role', role, ROLES.join(', '))
}

function requirePeople({ people }: ManagementRequest): People {
  if (people === undefined)
    throw notFound(
      'Accounts of people need SEAL_SECRET, which is not set; set it for the content system and restart it',
    )
  return people
}
