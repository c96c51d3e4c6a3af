import { HttpError } from '@prospectus/server/http-error'
import type { z } from 'zod'
import { passedBound } from '../stories/content-bounds.ts'
import type { BodyFields } from './fields.ts'
import { unusable } from './refusal.ts'

/**
 * The object at `name` in what a client sent, by a schema; members that the schema does not have are left out, and
 * so are those that were not sent.
 *
 * @throws {HttpError} 422, which names the member
 */
export function readShape<Body, Shape extends z.ZodObject>(
  body: BodyFields<Body>,
  name: keyof Body & string,
  shape: Shape,
): Given<z.output<Shape>> {
  const { raw } = body.inside(name)
  refusePastBounds(name, raw)
  const read = shape.safeParse(raw)
  if (read.success) return asGiven(read.data)
  const [issue] = read.error.issues
  const path = issue?.path ?? []
  const found = path.reduce<unknown>((value, key) => Object(value)[key], raw)
  const expected =
    issue?.code === 'invalid_type' ? issue.expected : (issue?.message ?? 'another value')
  throw unusable([name, ...path.map(String)].join('.'), found, String(expected))
}

/** Keeps definitions within the bounds of a story's content. Throws an `HttpError` (422). */
export function refusePastBounds(field: string, given: Readonly<Record<string, unknown>>): void {
  const passed = passedBound(given)
  if (passed === undefined) return
  const error = `${field} has ${passed}; expected less`
  throw new HttpError(422, { error, field, expected: 'less' })
}

/** What was sent; what was not is no member of it. */
type Given<Members> = { readonly [Name in keyof Members]?: Exclude<Members[Name], undefined> }

function asGiven<Members extends object>(members: Members): Given<Members> {
  const sent = Object.entries(members).filter(([, value]) => value !== undefined)
  return Object.fromEntries(sent) as Given<Members>
}
