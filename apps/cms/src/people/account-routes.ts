import type { HttpBindings } from '@hono/node-server'
import { clientAddress } from '@prospectus/server/client-address'
import type { Context } from 'hono'
import { NAME_EXPECTED, personName } from './credentials.ts'
import type { People } from './people.ts'
import { readSmallBody } from './read-small-body.ts'

type AccountContext = Context<{ Bindings: HttpBindings }>

/** `/auth/account`: what somebody sees of their own account. */
export async function answerAccount(c: AccountContext, people: People): Promise<Response> {
  const account = await people.ownAccount(c.req.raw.headers)
  return account === undefined ? nobody(c) : c.json(account)
}

/** `/auth/account/name`: by which name colleagues know them, from the next change on. */
export async function answerName(
  c: AccountContext,
  people: People,
  trustProxy: boolean,
): Promise<Response> {
  const person = await people.signedIn(c.req.raw.headers)
  if (person === undefined) return nobody(c)
  const { name } = (await readSmallBody(c.req.raw)) ?? {}
  const given = personName(name)
  if (given === undefined)
    return c.json({ error: `A name is expected to have ${NAME_EXPECTED}` }, 422)
  await people.change(person.id, { name: given })
  const client = clientAddress(c.env.incoming, trustProxy)
  const subject = `people/${person.id}`
  const by = { person_id: person.id, author: given, client }
  await people.note({ ...by, action: 'people.rename', subject })
  return c.json({})
}

function nobody(c: AccountContext): Response {
  return c.json({ error: 'Nobody is signed in' }, 401)
}
