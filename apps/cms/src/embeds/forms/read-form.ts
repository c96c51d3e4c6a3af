import { readBoundedBody } from '@prospectus/server/bounded-body'
/** What was sent as a form, or why it is none that can be read. */
export type ReadForm =
  | { readonly body: string }
  | { readonly status: 413 | 415; readonly error: string }

/**
 * The body of a form in the encoding that browsers send. One that is too long is read to its end and dropped, up
 * to a limit, so that the answer reaches a client that is still sending.
 */
export async function readForm(request: Request): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    const error = 'A form is expected as application/x-www-form-urlencoded.'
    return { status: 415, error }
  }
  const body = await readBoundedBody(request.body, {
    most: MOST_BYTES,
    mostDropped: MOST_DROPPED_BYTES,
  })
  if (body !== undefined) return { body: body.toString('utf8') }
  return { status: 413, error: `A form is expected to have at most ${MOST_BYTES} bytes.` }
}

/** More than the longest answers of a form with many fields, each character in its longest spelling. */
const MOST_BYTES = 256 * 1024
const MOST_DROPPED_BYTES = 4 * 1024 * 1024
