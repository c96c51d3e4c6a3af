const KEY = 'first-touch'
const TAG_NAMES = ['source', 'medium', 'campaign', 'term', 'content']
const MAX_CHARACTERS = 200

/** Campaign tags by name, without `utm_`. */
export type FirstTouch = Readonly<Record<string, string>>

/**
 * Returns the campaign tags of the first address in this tab that had any. Kept no longer than the tab, and sent only
 * with a form that the visitor sends (embed-messages#messages).
 */
export function readFirstTouch(
  search: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): FirstTouch {
  const tags = new URLSearchParams(search)
  const currentTags = tagsFrom((name) => tags.get(`utm_${name}`))
  try {
    const saved = storage().getItem(KEY)
    if (saved !== null) {
      const stored = Object(JSON.parse(saved))
      return tagsFrom((name) => stored[name])
    }
    if (Object.keys(currentTags).length > 0) storage().setItem(KEY, JSON.stringify(currentTags))
  } catch {
    // Storage is blocked, or the stored value is not JSON.
  }
  return currentTags
}

/** Removes the stored tags, when a visitor declines marketing. */
export function forgetFirstTouch(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Blocked storage holds nothing.
  }
}

function tagsFrom(valueFor: (name: string) => unknown): FirstTouch {
  const entries = TAG_NAMES.map((name) => [name, valueFor(name)] as const)
  const texts = entries.filter(([, value]) => typeof value === 'string' && value !== '')
  return Object.fromEntries(
    texts.map(([name, value]) => [name, String(value).slice(0, MAX_CHARACTERS)]),
  )
}
