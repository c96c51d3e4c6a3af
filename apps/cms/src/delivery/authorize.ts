import type { View } from '../database/story-query.ts'
import type { ReadStorage } from '../storage/read-storage.ts'
import { unauthorized, versionNotAllowed } from './errors.ts'
import { lastValue, type RawQuery } from './parameters.ts'

interface TokenAccess {
  readonly token: string
  /** Returns the requested version; throws a 422 unless it is draft or published. */
  readonly view: () => View
}

/**
 * Checks the token and its right to the requested version (delivery-protocol#tokens).
 * @throws {HttpError} 401; `view` throws 422 for a version that is neither draft nor published
 */
export async function authorize(query: RawQuery, storage: ReadStorage): Promise<TokenAccess> {
  const token = lastValue(query, 'token') ?? ''
  const version = lastValue(query, 'version') || 'published'
  const kind = token === '' ? undefined : await storage.tokenKind(token)
  const mayRead = kind === 'preview' || (kind === 'public' && version !== 'draft')
  if (!mayRead) throw unauthorized()
  return {
    token,
    view: () => {
      if (version !== 'draft' && version !== 'published') throw versionNotAllowed(version)
      return version
    },
  }
}
