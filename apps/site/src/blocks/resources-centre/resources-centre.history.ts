import { FILTER_PARAMETERS } from '@prospectus/catalogue/resources/resource-query'

/** Where the browser has moved to. */
type Move =
  /** Another view, or one whose list never arrived. */
  | { readonly to: 'other'; readonly href: string }
  /** The view that is shown: a pending request was cancelled. */
  | { readonly to: 'shown' }
  /** A fragment of the view that is shown. */
  | { readonly to: 'fragment' }

/** Entries are numbered, to know the direction from one to another. */
interface EntryState {
  readonly index?: unknown
  /** Address of the view that was requested here and has not arrived. */
  readonly requested?: unknown
}

/** The browser history entries of the list's views (RES-1). */
export function createListHistory() {
  let shown = ''
  let index = 0
  /** The field that created the shown view's entry and may still replace it. */
  let maker: string | undefined
  /** The browser is going back, because the list of an entry could not be fetched. */
  let isReturning = false

  /** A view's address, with the current fragment and other parameters, such as a campaign (RES-3). */
  const whole = (href: string) => {
    const url = new URL(href, location.href)
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!FILTER_PARAMETERS.has(name)) url.searchParams.append(name, value)
    }
    return url.pathname + url.search + location.hash
  }
  const write = (number: number, address?: string) => {
    index = number
    history.replaceState({ index }, '', address)
  }
  const returnToShown = () => {
    const steps = index - (numberNow() ?? index)
    isReturning = steps !== 0
    if (isReturning) history.go(steps)
  }
  return {
    begin() {
      shown = addressNow()
      write(numberNow() ?? 0)
    },
    /**
     * Gives a requested view an entry at once, still under the shown address, so that Back cancels the request and
     * keeps the view. Changes to one field, by letter or arrow key, share an entry.
     */
    request(href: string, field: string | undefined) {
      const next = whole(href)
      const state = { index: numberNow() ?? index, requested: next }
      if (requestedHere() !== undefined) history.replaceState(state, '')
      else if (withoutFragment(next) !== addressNow() && !isShared(field, maker)) {
        history.pushState({ ...state, index: state.index + 1 }, '')
      }
    },
    /** Sets the address of a requested view's entry, now that the view is shown. */
    enter(href: string, field: string | undefined) {
      const next = whole(href)
      const number = numberNow() ?? index
      const isSame = withoutFragment(next) === addressNow()
      shown = withoutFragment(next)
      if (requestedHere() !== undefined) {
        if (isSame) {
          index = number - 1
          returnToShown()
        } else write(number, next)
      } else if (isSame || isShared(field, maker)) write(number, next)
      else {
        index = number + 1
        history.pushState({ index }, '', next)
      }
      maker = field
    },
    moved(): Move {
      const wasReturning = isReturning
      isReturning = false
      maker = undefined
      const requested = requestedHere()
      if (requested !== undefined) return { to: 'other', href: requested }
      if (addressNow() !== shown) return { to: 'other', href: addressNow() }
      const number = numberNow()
      // An entry without a number was created by a link to a fragment.
      write(number ?? index + 1)
      return wasReturning || number === undefined ? { to: 'fragment' } : { to: 'shown' }
    },
    /** Records that the view of the entry that the browser moved to is shown. */
    reach(href: string) {
      const isCurrent = href === addressNow()
      write(numberNow() ?? index, isCurrent ? undefined : href)
      shown = addressNow()
    },
    /** Returns to the entry of the view that is still shown. */
    returnToShown: returnToShown,
    /** Loads a view's page into its pending entry, or into a new one. */
    load(href: string) {
      const next = whole(href)
      if (requestedHere() !== undefined) location.replace(next)
      else if (withoutFragment(next) === addressNow()) location.reload()
      else location.assign(next)
    },
  }
}

/** Consecutive changes by the same field share an entry. */
function isShared(field: string | undefined, maker: string | undefined): boolean {
  return field !== undefined && field === maker
}

function addressNow(): string {
  return location.pathname + location.search
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/s, '')
}

function numberNow(): number | undefined {
  const { index }: EntryState = Object(history.state)
  return typeof index === 'number' ? index : undefined
}

function requestedHere(): string | undefined {
  const { requested }: EntryState = Object(history.state)
  return typeof requested === 'string' ? requested : undefined
}
