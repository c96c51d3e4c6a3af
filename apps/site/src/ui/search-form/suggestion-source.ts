import type { Suggestions } from '@prospectus/content/index/search/suggestions'

/** Asks the site for suggestions; a new question ends the one before it. */
export interface SuggestionSource {
  /**
   * Undefined when a newer question has replaced this one, or when it failed: that is logged, and the visitor
   * is not told.
   */
  readonly ask: (query: string) => Promise<Suggestions | undefined>
  /** Ends what is under way. */
  readonly stop: () => void
}

/**
 * Suggestions in one language; answers are kept as long as the page is open.
 *
 * @param ready resolves when suggestions can be shown; nothing is asked before
 */
export function createSuggestionSource(lang: string, ready: Promise<void>): SuggestionSource {
  const known = new Map<string, Suggestions>()
  let asking = new AbortController()
  return {
    stop: () => asking.abort(),
    ask: async (query) => {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      try {
        await ready
        signal.throwIfAborted()
        if (known.has(query)) return known.get(query)
        const parameters = new URLSearchParams({ q: query, lang })
        const response = await fetch(`/api/suggestions?${parameters}`, { signal })
        if (!response.ok) throw new Error(`The answer is ${response.status}`)
        const answer: Suggestions = await response.json()
        known.set(query, answer)
        return answer
      } catch (error) {
        if (!signal.aborted) console.error('There are no suggestions:', error)
        return undefined
      }
    },
  }
}
