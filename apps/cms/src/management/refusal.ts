/** A request that is answered with an error (management-api#errors). */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: RefusalStatus,
    body: Refusal['body'],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(String(body.error))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503

/**
 * A value that cannot be used.
 *
 * @param field as the client sent it, such as `story.slug`
 * @param expected what would have been taken, to follow "expected"
 */
export function unusable(field: string, found: unknown, expected: string): Refusal {
  const error = `${field} is ${shown(found)}; expected ${expected}`
  return new Refusal(422, { error, field, expected })
}

export function notFound(error: string): Refusal {
  return new Refusal(404, { error })
}

function shown(found: unknown): string {
  if (found === undefined) return 'missing'
  const text = JSON.stringify(found) ?? String(found)
  return (
    text.length > LONGEST_CHARACTERS ? `${text.slice(0, LONGEST_CHARACTERS)}…` : text
  ).toWellFormed()
}

const LONGEST_CHARACTERS = 60
