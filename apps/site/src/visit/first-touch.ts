const KEY = 'first-touch'
const NAMES = ['source', 'medium', 'campaign', 'term', 'content']
const LONGEST = 200

/** Campaign tags (`utm_source` etc.) by name without `utm_`. */
export type FirstTouch = Readonly<Record<string, string>>

/**
 * The campaign that brought the visitor: the tags of the first address of this tab that had any. They are kept for the
 * tab only, and go nowhere but into a form that the visitor sends (embed-messages#messages).
 *
 * @param search of this page's address
 * @param storage of the tab; may throw, as in browsers that block it
 */
export function firstTouch(
  search: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): FirstTouch {
  const tags = new URLSearchParams(search)
  const present = tagsFrom((name) => tags.get(`utm_${name}`))
  try {
    const saved = storage().getItem(KEY)
    if (saved !== null) {
      const stored = Object(JSON.parse(saved))
      return tagsFrom((name) => stored[name])
    }
    if (Object.keys(present).length > 0) storage().setItem(KEY, JSON.stringify(present))
  } catch {
    // A browser that stores nothing, or a value that is not ours.
  }
  return present
}

/** For a visitor who does not want campaigns to be measured. */
export function forgetFirstTouch(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

function tagsFrom(valueFor: (name: string) => unknown): FirstTouch {
  const found = NAMES.map((name) => [name, valueFor(name)] as const)
  const texts = found.filter(([, value]) => typeof value === 'string' && value !== '')
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value).slice(0, LONGEST)]))
}
