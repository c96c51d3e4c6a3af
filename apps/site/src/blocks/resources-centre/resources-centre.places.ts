import { FILTER_PARAMETERS } from '@prospectus/catalogue/resources/resource-query'

/** The browser history entries of the list's views (RES-1). */
export interface Places {
  /** Starts at the view that the page was served with. */
  readonly begin: () => void
  /**
   * Called when another view is asked for. It gets an entry of its own at once, under the address that is still
   * shown, so that Back gives up the request and not the view that is on screen. Changes to one field, letter by
   * letter or by arrow keys, share an entry.
   */
  readonly ask: (href: string, field: string | undefined) => void
  /** Called when the view that was asked for is shown: its entry gets its address. */
  readonly enter: (href: string, field: string | undefined) => void
  /** Called when the browser has moved to another entry. */
  readonly moved: () => Move
  /** Called when the view of the entry that the browser moved to is shown. */
  readonly reach: (href: string) => void
  /** Returns to the entry of the view that is still shown. */
  readonly stay: () => void
  /** Loads the page of a view, into the entry that was made for it if there is one. */
  readonly load: (href: string) => void
}

/** Where the browser has moved to. */
export type Move =
  /** Another view, or one whose list never came. */
  | { readonly to: 'other'; readonly href: string }
  /** The view that is shown: what is under way was given up. */
  | { readonly to: 'shown' }
  /** A place within the view that is shown. */
  | { readonly to: 'fragment' }

/** What an entry remembers. Entries are numbered, to know the direction from one to another. */
interface EntryState {
  readonly place?: unknown
  /** The address of the view that was asked for here and has not come. */
  readonly asked?: unknown
}

export function createPlaces(): Places {
  let shown = ''
  let place = 0
  /** The field that created the shown view's entry and may still replace it. */
  let maker: string | undefined
  /** The browser is on its way back because the list of an entry could not be fetched. */
  let isReturning = false

  /** The address of a view, with what else the present one says, such as a campaign and a fragment (RES-3). */
  const whole = (href: string) => {
    const url = new URL(href, location.href)
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!FILTER_PARAMETERS.has(name)) url.searchParams.append(name, value)
    }
    return url.pathname + url.search + location.hash
  }
  const write = (number: number, address?: string) => {
    place = number
    history.replaceState({ place }, '', address)
  }
  const stay = () => {
    const steps = place - (numberNow() ?? place)
    isReturning = steps !== 0
    if (isReturning) history.go(steps)
  }
  return {
    begin: () => {
      shown = addressNow()
      write(numberNow() ?? 0)
    },
    ask: (href, field) => {
      const next = whole(href)
      const state = { place: numberNow() ?? place, asked: next }
      if (askedHere() !== undefined) history.replaceState(state, '')
      else if (withoutFragment(next) !== addressNow() && !isShared(field, maker)) {
        history.pushState({ ...state, place: state.place + 1 }, '')
      }
    },
    enter: (href, field) => {
      const next = whole(href)
      const number = numberNow() ?? place
      const isSame = withoutFragment(next) === addressNow()
      shown = withoutFragment(next)
      if (askedHere() !== undefined) {
        if (isSame) {
          place = number - 1
          stay()
        } else write(number, next)
      } else if (isSame || isShared(field, maker)) write(number, next)
      else {
        place = number + 1
        history.pushState({ place }, '', next)
      }
      maker = field
    },
    moved: () => {
      const wasReturning = isReturning
      isReturning = false
      maker = undefined
      const asked = askedHere()
      if (asked !== undefined) return { to: 'other', href: asked }
      if (addressNow() !== shown) return { to: 'other', href: addressNow() }
      const number = numberNow()
      // An entry without a number was created by a link to a fragment.
      write(number ?? place + 1)
      return wasReturning || number === undefined ? { to: 'fragment' } : { to: 'shown' }
    },
    reach: (href) => {
      const isHere = href === addressNow()
      write(numberNow() ?? place, isHere ? undefined : href)
      shown = addressNow()
    },
    stay,
    load: (href) => {
      const next = whole(href)
      if (askedHere() !== undefined) location.replace(next)
      else if (withoutFragment(next) === addressNow()) location.reload()
      else location.assign(next)
    },
  }
}

/** Whether a change belongs to the entry of the view that is shown, since the same field made that. */
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
  const { place }: EntryState = Object(history.state)
  return typeof place === 'number' ? place : undefined
}

function askedHere(): string | undefined {
  const { asked }: EntryState = Object(history.state)
  return typeof asked === 'string' ? asked : undefined
}
