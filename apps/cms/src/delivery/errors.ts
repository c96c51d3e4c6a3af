/** A request that is answered with an error (delivery-protocol#errors); whatever handles it throws this. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: RefusalStatus,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export type RefusalStatus = 400 | 401 | 404 | 405 | 414 | 422 | 429

/** No token, one of another space, or a public one that asks for drafts. */
export function unauthorized(): Refusal {
  return new Refusal(401, { error: 'Unauthorized' })
}

/** Parameters that this endpoint does not take, by name. */
export function parametersNotAllowed(names: readonly string[]): Refusal {
  const named = names.slice(0, 10).map((name) => shortened(name))
  return new Refusal(422, { error: `Parameter(s) ${named.join(', ')} not allowed` })
}

/** A version that is neither draft nor published. */
export function versionNotAllowed(found: string): Refusal {
  const error = `Parameter version is ${quoted(found)}; expected draft or published`
  return new Refusal(422, { error })
}

/**
 * A value that cannot be read.
 *
 * @param parameter its name as the client knows it
 * @param expected what would have been understood, to follow "expected"
 */
export function malformed(parameter: string, found: string, expected: string): Refusal {
  const error = `Parameter ${shortened(parameter)} is ${quoted(found)}; expected ${expected}`
  return new Refusal(400, { error })
}

/** A request that is malformed in another way; `error` is a whole sentence. */
export function badRequest(error: string): Refusal {
  return new Refusal(400, { error })
}

/** No such story, link or data source, or not in the version asked for. */
export function recordNotFound(): Refusal {
  return new Refusal(404, ['This record could not be found'])
}

/** No such endpoint. */
export function endpointNotFound(): Refusal {
  return new Refusal(404, { error: 'Not found' })
}

/** The protocol is read-only. */
export function methodNotAllowed(method: string): Refusal {
  const error = `Method ${shortened(method)} is not allowed; expected GET, HEAD or OPTIONS`
  return new Refusal(405, { error }, { allow: 'GET, HEAD, OPTIONS' })
}

/** @param maximum bytes that a query string may have */
export function queryTooLong(maximum: number): Refusal {
  return new Refusal(414, { error: `The query string is longer than ${maximum} bytes` })
}

/** @param perSecond how many requests a token may make in a second */
export function rateLimitReached(perSecond: number): Refusal {
  const error = `Rate limit of ${perSecond} request per second has been reached. Retry later.`
  return new Refusal(429, { error }, { 'retry-after': '1' })
}

const LONGEST_QUOTE_CHARACTERS = 50

function quoted(found: string): string {
  return found === '' ? 'empty' : `"${shortened(found)}"`
}

function shortened(text: string): string {
  const characters = [...text.slice(0, 2 * LONGEST_QUOTE_CHARACTERS)]
  const short = characters.slice(0, LONGEST_QUOTE_CHARACTERS).join('')
  return (short.length < text.length ? `${short}…` : short).toWellFormed()
}
