import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { IMMUTABLE_POLICY } from '../http/cache-policy.ts'
import type { Dictionaries, Dictionary } from '../http/dictionaries.ts'
import { plainResponse, type RequestContext, type SiteParts, send } from '../site-parts.ts'

/** Constant: the address already names the content. */
const VERSION = ''

/** `GET /_/dictionary/<hash>`: a dictionary that this process can compress pages with (decision 0090). */
export function createDictionaryRoute(parts: SiteParts) {
  const { security, sheetCache, dictionaries } = parts
  return async (c: RequestContext): Promise<Response> => {
    const { pathname } = c.get('target')
    const dictionary = dictionaries && (await findDictionary(pathname, dictionaries, parts))
    if (dictionary === undefined) return plainResponse(security, 404)
    const representation = {
      type: 'text/plain; charset=utf-8',
      body: dictionary.bytes,
      headers: {
        'use-as-dictionary': 'match="/*", match-dest=("document")',
        'cache-control': IMMUTABLE_POLICY,
        ...security.forFile(),
      },
      mayBeCached: true,
    }
    return send(c, await sheetCache.make(pathname, VERSION, async () => representation))
  }
}

/**
 * Makes the current dictionaries if the path is unknown, since another process may have sent the page that names it.
 */
async function findDictionary(
  path: string,
  dictionaries: Dictionaries,
  { snapshots, pages }: Pick<SiteParts, 'snapshots' | 'pages'>,
): Promise<Dictionary | undefined> {
  const snapshot = snapshots.current()
  const knownDictionary = dictionaries.findByPath(path)
  if (knownDictionary !== undefined || snapshot === undefined) return knownDictionary
  const languages = [DEFAULT_LANGUAGE, ...snapshot.languages]
  await Promise.allSettled(
    languages.map((lang) =>
      dictionaries.getOrCreate(snapshot.version, lang, () => pages.renderShared(snapshot, lang)),
    ),
  )
  return dictionaries.findByPath(path)
}
