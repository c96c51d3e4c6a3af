import { HttpError } from '@prospectus/server/http-error'

/** 401: no token that may read the requested version. */
export function unauthorized(): HttpError {
  return new HttpError(401, { error: 'Unauthorized' })
}

/** 422: names up to ten parameters that the endpoint does not take. */
export function parametersNotAllowed(names: readonly string[]): HttpError {
  const shownNames = names.slice(0, 10).map((name) => shorten(name))
  return new HttpError(422, { error: `Parameter(s) ${shownNames.join(', ')} not allowed` })
}

/** 422: a version that is neither draft nor published. */
export function versionNotAllowed(found: string): HttpError {
  const error = `Parameter version is ${quote(found)}; expected draft or published`
  return new HttpError(422, { error })
}

/** 400: a parameter whose value is invalid; `expected` completes "expected …". */
export function malformed(parameter: string, found: string, expected: string): HttpError {
  const error = `Parameter ${shorten(parameter)} is ${quote(found)}; expected ${expected}`
  return new HttpError(400, { error })
}

/** 400: a request that is malformed in another way; `error` is a whole sentence. */
export function badRequest(error: string): HttpError {
  return new HttpError(400, { error })
}

/** 404: no such story, link or data source in this version. */
export function recordNotFound(): HttpError {
  return new HttpError(404, ['This record could not be found'])
}

export function endpointNotFound(): HttpError {
  return new HttpError(404, { error: 'Not found' })
}

/** 405: the protocol is read-only. */
export function methodNotAllowed(method: string): HttpError {
  const error = `Method ${shorten(method)} is not allowed; expected GET, HEAD or OPTIONS`
  return new HttpError(405, { error }, { allow: 'GET, HEAD, OPTIONS' })
}

/** @param maximum bytes */
export function queryTooLong(maximum: number): HttpError {
  return new HttpError(414, {
    error: `The query string is longer than ${maximum} bytes; send fewer values in one request`,
  })
}

const MAX_QUOTE_CHARACTERS = 50

function quote(found: string): string {
  return found === '' ? 'empty' : `"${shorten(found)}"`
}

function shorten(text: string): string {
  const characters = [...text.slice(0, 2 * MAX_QUOTE_CHARACTERS)]
  const short = characters.slice(0, MAX_QUOTE_CHARACTERS).join('')
  return (short.length < text.length ? `${short}…` : short).toWellFormed()
}
