import { HttpError } from '@prospectus/server/http-error'

/**
 * The version that a change started from, by its header `If-Match`: the `ETag` that came with the story.
 * Undefined when there is no header, or `*`. Throws an `HttpError` for anything else.
 */
export function readMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const found = /^(?:W\/)?"(\d{1,15})"$/.exec(header.trim())
  if (found !== null) return Number(found[1])
  const error = 'The header If-Match is expected to hold the ETag of the story, such as "3"'
  throw new HttpError(400, {
    error,
    field: 'If-Match',
    expected: 'the ETag of the story, such as "3"',
  })
}
