import { FILTER_PARAMETERS } from '@prospectus/content/index/resources/resource-query'

/** The browser history entries of the list's views (RES-1). */
export interface Places {
  /** Starts at the view that the page was served with. */
  readonly begin: () => void
  /**
   * The address of a view, keeping other parts of the present address such as campaign parameters and the
   * fragment (RES-3).
   */
  readonly whole: (href: string) => string
  /**
   * Records that another view is shown: as a new entry, or replacing the present one if the same field
   * created that. So changes to one field, letter by letter or by arrow keys, share an entry.
   */
  readonly enter: (href: string, field: string | undefined) => void
  /**
   * Called when the browser has moved to another entry. Returns its address; undefined if the view is the
   * same.
   */
  readonly moved: () => string | undefined
  /** Called when the view of the entry that the browser moved to is shown. */
  readonly reach: () => void
  /** Returns to the entry of the view that is still shown. */
  readonly stay: () => void
}

/** Numbers entries in their state, to know the direction from one to another. */
export function createPlaces(): Places {
  let shown = ''
  let place = 0
  /** The field that created the shown view's entry and may still replace it. */
  let maker: string | undefined

  const whole = (href: string) => {
    const url = new URL(href, location.href)
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!FILTER_PARAMETERS.has(name)) url.searchParams.append(name, value)
    }
    return url.pathname + url.search + location.hash
  }
  /** An entry without a number was created by a link to a fragment. */
  const adopt = (otherwise: number) => {
    place = numberNow() ?? otherwise
    if (numberNow() === undefined) history.replaceState({ place }, '')
  }
  return {
    whole,
    begin: () => {
      shown = addressNow()
      adopt(0)
    },
    enter: (href, field) => {
      const next = whole(href)
      if (withoutFragment(next) !== addressNow()) {
        if (field !== undefined && field === maker) history.replaceState({ place }, '', next)
        else {
          place = (numberNow() ?? place) + 1
          history.pushState({ place }, '', next)
        }
      }
      shown = withoutFragment(next)
      maker = field
    },
    moved: () => {
      maker = undefined
      if (addressNow() !== shown) return addressNow()
      adopt(place + 1)
      return undefined
    },
    reach: () => {
      shown = addressNow()
      adopt(place)
    },
    stay: () => {
      const steps = place - (numberNow() ?? place)
      if (steps !== 0) history.go(steps)
    },
  }
}

function addressNow(): string {
  return location.pathname + location.search
}

function withoutFragment(href: string): string {
  return href.replace(/#.*$/s, '')
}

function numberNow(): number | undefined {
  const { place }: { place?: unknown } = Object(history.state)
  return typeof place === 'number' ? place : undefined
}
