const KEY = 'first-touch'
const NAMES = ['source', 'medium', 'campaign', 'term', 'content']
const LONGEST = 200

/** What the tags of an address (`utm_source` and its kin) say, without `utm_`. */
export type FirstTouch = Readonly<Record<string, string>>

/**
 * What brought the visitor: the tags of the first address of this tab that had any. They are kept for the
 * tab and no longer, and go nowhere but into a form that the visitor sends (embed-messages#messages).
 *
 * @param search of this page's address
 * @param storage gives what the tab keeps; may throw, as browsers do that keep nothing
 */
export function firstTouch(
  search: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): FirstTouch {
  const tags = new URLSearchParams(search)
  const present = chosen((name) => tags.get(`utm_${name}`))
  try {
    const kept = storage().getItem(KEY)
    if (kept !== null) {
      const stored = Object(JSON.parse(kept))
      return chosen((name) => stored[name])
    }
    if (Object.keys(present).length > 0) storage().setItem(KEY, JSON.stringify(present))
  } catch {
    // A browser that keeps nothing, or something that is not ours.
  }
  return present
}

/** Empties what `firstTouch` keeps: the visitor does not want campaigns to be measured. */
export function forgetFirstTouch(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function chosen(valueFor: (name: string) => unknown): FirstTouch {
  const found = NAMES.map((name) => [name, valueFor(name)] as const)
  const texts = found.filter(([, value]) => typeof value === 'string' && value !== '')
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value).slice(0, LONGEST)]))
}
