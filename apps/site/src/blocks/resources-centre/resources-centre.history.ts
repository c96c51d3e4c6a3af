import { FILTER_PARAMETERS } from '@prospectus/catalogue/resources/resource-query'

/** A move of the browser to another history entry. */
type Move =
  /** Another view, or one whose list never arrived. */
  | { readonly to: 'other'; readonly href: string }
  /** Back to the view that is shown, which cancels a pending request. */
  | { readonly to: 'shown' }
  /** A fragment of the shown view, or the end of `returnToShown`: there is nothing to do. */
  | { readonly to: 'fragment' }

/** The state of a history entry; the index tells the direction of a move. */
interface EntryState {
  readonly index?: unknown
  /** Address of a requested view whose list has not arrived. */
  readonly requested?: unknown
}

/** The browser history entries of the list's views (RES-1). */
export function createListHistory() {
  let shownAddress = ''
  let index = 0
  /** The field whose change created the current entry, which its next change replaces. */
  let entryField: string | undefined
  /** True while `returnToShown`, not the visitor, moves the browser. */
  let isReturning = false

  /** A view's address, with the current fragment and other parameters, such as a campaign (RES-3). */
  const fullAddress = (href: string) => {
    const url = new URL(href, location.href)
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!FILTER_PARAMETERS.has(name)) url.searchParams.append(name, value)
    }
    return url.pathname + url.search + location.hash
  }
  const replaceEntry = (newIndex: number, address?: string) => {
    index = newIndex
    history.replaceState({ index }, '', address)
  }
  const returnToShown = () => {
    const steps = index - (currentIndex() ?? index)
    isReturning = steps !== 0
    if (isReturning) history.go(steps)
  }
  return {
    /** Numbers the entry of the view that the server has rendered. */
    begin() {
      shownAddress = currentAddress()
      replaceEntry(currentIndex() ?? 0)
    },
    /**
     * Gives a requested view an entry immediately, still under the shown address, so that Back cancels the request and
     * keeps the view. Changes to one field, by letter or arrow key, share an entry.
     */
    request(href: string, field: string | undefined) {
      const nextAddress = fullAddress(href)
      const state = { index: currentIndex() ?? index, requested: nextAddress }
      if (requestedHref() !== undefined) history.replaceState(state, '')
      else if (
        withoutFragment(nextAddress) !== currentAddress() &&
        !sharesEntry(field, entryField)
      ) {
        history.pushState({ ...state, index: state.index + 1 }, '')
      }
    },
    /** Sets the address of a requested view's entry, now that the view is shown. */
    enter(href: string, field: string | undefined) {
      const nextAddress = fullAddress(href)
      const entryIndex = currentIndex() ?? index
      const isCurrentAddress = withoutFragment(nextAddress) === currentAddress()
      shownAddress = withoutFragment(nextAddress)
      if (requestedHref() !== undefined) {
        if (isCurrentAddress) {
          index = entryIndex - 1
          returnToShown()
        } else replaceEntry(entryIndex, nextAddress)
      } else if (isCurrentAddress || sharesEntry(field, entryField))
        replaceEntry(entryIndex, nextAddress)
      else {
        index = entryIndex + 1
        history.pushState({ index }, '', nextAddress)
      }
      entryField = field
    },
    /** Updates the state after a `popstate` event, and returns where the browser has moved. */
    handleMove(): Move {
      const wasReturning = isReturning
      isReturning = false
      entryField = undefined
      const requested = requestedHref()
      if (requested !== undefined) return { to: 'other', href: requested }
      if (currentAddress() !== shownAddress) return { to: 'other', href: currentAddress() }
      const entryIndex = currentIndex()
      // An entry without an index was created by a link to a fragment.
      replaceEntry(entryIndex ?? index + 1)
      return wasReturning || entryIndex === undefined ? { to: 'fragment' } : { to: 'shown' }
    },
    /** Records that the view of the current entry is now shown. */
    reach(href: string) {
      const isCurrent = href === currentAddress()
      replaceEntry(currentIndex() ?? index, isCurrent ? undefined : href)
      shownAddress = currentAddress()
    },
    /** Returns to the entry of the view that is still shown. */
    returnToShown,
    /** Loads a view's page into its pending entry, or into a new one. */
    load(href: string) {
      const nextAddress = fullAddress(href)
      if (requestedHref() !== undefined) location.replace(nextAddress)
      else if (withoutFragment(nextAddress) === currentAddress()) location.reload()
      else location.assign(nextAddress)
    },
  }
}

/** True for consecutive changes of the same field, which share an entry. */
function sharesEntry(field: string | undefined, lastField: string | undefined): boolean {
  return field !== undefined && field === lastField
}

function currentAddress(): string {
  return location.pathname + location.search
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/s, '')
}

function currentIndex(): number | undefined {
  const { index }: EntryState = Object(history.state)
  return typeof index === 'number' ? index : undefined
}

function requestedHref(): string | undefined {
  const { requested }: EntryState = Object(history.state)
  return typeof requested === 'string' ? requested : undefined
}
