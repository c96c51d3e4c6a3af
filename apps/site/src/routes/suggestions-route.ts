import type { Entry } from '@prospectus/catalogue/rows/entry'
import { searchSite } from '@prospectus/catalogue/search/site-search'
import { suggestionsOf } from '@prospectus/catalogue/search/suggestions'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { messagesFor } from '@prospectus/content/messages/messages'
import { DEFAULT_LANGUAGE } from '@prospectus/content/schema/links/language-folder'
import { MAX_SEARCH_CHARACTERS } from '@prospectus/protocol/query/stories-query'
import { NO_STORE_POLICY, SUGGESTIONS_POLICY } from '../http/cache-policy.ts'
import { createRepresentation } from '../http/representation.ts'
import { createStoryReader } from '../page/story-reader.ts'
import { type RequestContext, type SiteParts, send } from '../site-parts.ts'

/** Handles `GET /api/suggestions?q=&lang=` (SEARCH-2 to SEARCH-4). Suggests published stories only, in preview too. */
export function createSuggestionsRoute({
  settings,
  snapshots,
  clientLimit,
  log,
  security,
  visits,
}: SuggestionsParts) {
  const policy = settings.mode === 'preview' ? NO_STORE_POLICY : SUGGESTIONS_POLICY

  const search = (snapshot: Snapshot, text: string, lang: string) => {
    const results = searchSite(snapshot, { text, lang })
    for (const error of results.failures)
      log.error(
        'suggestions.failed',
        'A search for suggestions failed; the visitor got suggestions without its results. Report the error',
        { error },
      )
    const reader = createStoryReader(snapshot, settings)
    const readPublication = (entry: Entry) => {
      const { content } = reader.read(entry)
      return content.kind === 'resource' ? content : undefined
    }
    const context = { snapshot, lang, messages: messagesFor(lang), readPublication }
    return {
      suggestions: suggestionsOf(text, results, context),
      /** False if one of the two queries failed (SEARCH-2). */
      isComplete: results.failures.length === 0,
    }
  }

  return async (c: RequestContext): Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('allow', 'GET, HEAD')
      return c.json({ error: 'Suggestions are requested with GET.' }, 405)
    }
    const retryAfterSeconds = clientLimit(c.env.incoming)
    if (retryAfterSeconds !== undefined) {
      c.header('retry-after', String(retryAfterSeconds))
      return c.json({ error: 'There were too many requests. Please wait a moment.' }, 429)
    }
    const { text, lang } = readQuery(c.get('target').search)
    if (text.length > MAX_SEARCH_CHARACTERS) {
      const error = `The query must have at most ${MAX_SEARCH_CHARACTERS} characters.`
      return c.json({ error, field: 'q' }, 400)
    }
    const outcome = await snapshots.use(async (snapshot) => {
      const languages = [DEFAULT_LANGUAGE, ...snapshot.languages]
      return languages.includes(lang) ? search(snapshot, text, lang) : languages
    })
    if (outcome === undefined) {
      c.header('retry-after', '30')
      return c.json({ error: 'The site is being prepared: try again in half a minute.' }, 503)
    }
    if (!('suggestions' in outcome)) {
      return c.json({ error: `The language must be ${outcome.join(' or ')}.`, field: 'lang' }, 400)
    }
    if (outcome.isComplete && c.req.method === 'GET') {
      visits?.countSuggestion({ text, lang, resultCount: outcome.suggestions.total })
    }
    const representation = createRepresentation({
      type: 'application/json; charset=utf-8',
      body: Buffer.from(JSON.stringify(outcome.suggestions)),
      headers: {
        'cache-control': outcome.isComplete ? policy : NO_STORE_POLICY,
        ...security.forOther(),
      },
    })
    return send(c, representation)
  }
}

type SuggestionsParts = Pick<
  SiteParts,
  'settings' | 'snapshots' | 'clientLimit' | 'log' | 'security' | 'visits'
>

/** Uses the first value of each parameter. */
function readQuery(search: string): { readonly text: string; readonly lang: string } {
  const query = new URLSearchParams(search)
  return {
    text: (query.get('q') ?? '').trim(),
    lang: query.get('lang') ?? DEFAULT_LANGUAGE,
  }
}
