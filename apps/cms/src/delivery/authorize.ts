import type { View } from '../database/story-query.ts'
import type { ReadStorage } from '../storage/read-storage.ts'
import { unauthorized, versionNotAllowed } from './errors.ts'
import { lastValue, type RawQuery } from './raw-query.ts'

export interface Authorized {
  readonly token: string
  readonly view: () => View
}

/**
 * Looks at the token, and at whether it may see the version asked for (delivery-protocol#tokens). Throws
 * a 401.
 * A version that is neither draft nor published is refused, with 422, when `view` is called.
 */
export async function authorize(query: RawQuery, storage: ReadStorage): Promise<Authorized> {
  const token = lastValue(query, 'token') ?? ''
  const version = lastValue(query, 'version') || 'published'
  const kind = token === '' ? undefined : await storage.tokenKind(token)
  const isReader = kind === 'preview' || (kind === 'public' && version !== 'draft')
  if (!isReader) throw unauthorized()
  return {
    token,
    view: () => {
      if (version !== 'draft' && version !== 'published') throw versionNotAllowed(version)
      return version
    },
  }
}
