import { randomUUID } from 'node:crypto'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { HttpError } from '@prospectus/server/http-error'
import { z } from 'zod'
import type { AssetFacts } from '../assets/stored-asset.ts'
import type { Seal } from '../seal.ts'
import { notFound } from './refusal.ts'

const ticketShape = z.object({
  /** Tells it from the other things that are sealed. */
  purpose: z.literal('asset upload'),
  /** Of the asset that the file becomes, or is put in the place of. */
  id: z.number(),
  replaces: z.boolean(),
  /** What is said of the file before it comes. */
  facts: z.custom<Partial<AssetFacts>>(isRecord).default({}),
  /** As the file will be called. */
  name: z.string(),
  author: z.string(),
  /** Null for a token. */
  person: z.string().nullable(),
  /** Of the token made through the API that asked for it. */
  token: z.string().nullable(),
  /** Tells it from every other ticket, so that it can be used once. */
  nonce: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
})

/** What one upload is allowed to be. Whoever has it may send that one file, without any other token. */
export type UploadTicket = Readonly<Omit<z.infer<typeof ticketShape>, 'purpose' | 'until'>>
export type NewTicket = Omit<UploadTicket, 'nonce'>

/** Signs a ticket that is good for an hour. Throws an `HttpError` (422) without a seal. */
export function signTicket(seal: Seal | undefined, ticket: NewTicket, now: number): string {
  if (seal === undefined) {
    throw new HttpError(422, { error: 'Without SEAL_SECRET no upload can be signed' })
  }
  const [nonce, until] = [randomUUID(), now + TICKET_MS]
  return seal.seal(JSON.stringify({ ...ticket, nonce, purpose: 'asset upload', until }))
}

/** Throws an `HttpError`: 404 for what was not signed here, 422 for what was signed too long ago. */
export function readTicket(seal: Seal | undefined, signed: string, now: number): UploadTicket {
  const text = seal?.open(signed)
  const read = ticketShape.safeParse(text === undefined ? undefined : parsed(text))
  if (!read.success) throw notFound('This address was not signed here; ask for another one')
  if (read.data.until >= now) return read.data
  throw new HttpError(422, { error: 'The address was signed too long ago; ask for another one' })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const TICKET_MS = 60 * 60 * 1000
