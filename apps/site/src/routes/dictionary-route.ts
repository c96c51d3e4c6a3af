import { IMMUTABLE_POLICY } from '../http/cache-policy.ts'
import { plainAnswer, type RequestContext, type SiteParts, send } from '../site-parts.ts'

/** A dictionary's address names its content. */
const VERSION = ''

/** `GET /_/dictionary/<hash>`: a dictionary that this process can compress pages with (decision 0090). */
export function createDictionaryRoute({ security, sheetCache, dictionaries }: SiteParts) {
  return async (c: RequestContext): Promise<Response> => {
    const { pathname } = c.get('target')
    const dictionary = dictionaries?.at(pathname)
    if (dictionary === undefined) return plainAnswer(security, 404)
    const parts = {
      status: 200,
      type: 'text/plain; charset=utf-8',
      body: dictionary.bytes,
      headers: {
        'use-as-dictionary': 'match="/*", match-dest=("document")',
        'cache-control': IMMUTABLE_POLICY,
        ...security.ofFile(),
      },
      compressible: true,
      isCached: true,
    }
    return send(c, await sheetCache.make(pathname, VERSION, async () => parts))
  }
}
