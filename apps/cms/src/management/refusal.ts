import { HttpError } from '@prospectus/server/http-error'

/**
 * A value that cannot be used.
 *
 * @param field as the client sent it, such as `story.slug`
 * @param expected what would have been taken, to follow "expected"
 */
export function unusable(field: string, found: unknown, expected: string): HttpError {
  const error = `${field} is ${shown(found)}; expected ${expected}`
  return new HttpError(422, { error, field, expected })
}

export function notFound(error: string): HttpError {
  return new HttpError(404, { error })
}

function shown(found: unknown): string {
  if (found === undefined) return 'missing'
  const text = JSON.stringify(found) ?? String(found)
  return (
    text.length > LONGEST_CHARACTERS ? `${text.slice(0, LONGEST_CHARACTERS)}…` : text
  ).toWellFormed()
}

const LONGEST_CHARACTERS = 60
