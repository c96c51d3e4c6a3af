import { HttpError } from '@prospectus/server/http-error'
import type { People } from '../people/people.ts'
import type { Storage } from '../storage/storage.ts'
import type { ManagementAnswer } from './management-route.ts'

interface MeOptions {
  readonly storage: Pick<Storage, 'space'>
  readonly people?: Pick<People, 'signedIn'> | undefined
  readonly previewUrl: string
  readonly siteUrl: string
}

/**
 * `GET /v1/me`: who is signed in, and what the editor has to know before it can ask for anything else.
 *
 * @param setCookie by which the session of the browser is prolonged
 * @throws {HttpError} 401 without a session
 */
export async function answerMe(
  { headers }: Request,
  { storage, people, previewUrl, siteUrl }: MeOptions,
  setCookie?: (line: string) => void,
): Promise<ManagementAnswer> {
  const person = await people?.signedIn(headers, setCookie)
  if (person === undefined) throw new HttpError(401, { error: 'Nobody is signed in' })
  const { id, languageCodes } = await storage.space()
  const space = { id, languages: languageCodes }
  return { body: { person, space, preview_url: previewUrl, site_url: siteUrl } }
}
