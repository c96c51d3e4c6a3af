import { FILTER_PARAMETERS } from '@prospectus/content/index/resources/resource-query'

/** The entries of the browser's history at which the views of the list are (RES-1). */
export interface Places {
  /** Begins where the page was served. */
  readonly begin: () => void
  /** The address of a view, with whatever else the present one says: a campaign, the fragment (RES-3). */
  readonly whole: (href: string) => string
  /**
   * Another view is shown: at an entry of its own; in the place of the present one when this field made
   * that. So what one field is changed to, letter by letter or by arrow keys, is one entry.
   */
  readonly enter: (href: string, field: string | undefined) => void
  /** The browser has gone to another entry. Gives its address; undefined while the view is the same. */
  readonly moved: () => string | undefined
  /** The view at the entry that the browser has gone to is shown. */
  readonly reach: () => void
  /** The shown view goes on to be shown: back to its entry. */
  readonly stay: () => void
}

/** Numbers the entries in their state, to know the way from one to another. */
export function createPlaces(): Places {
  let shown = ''
  let place = 0
  /** What the entry of the shown view was made by, and can still be changed by. */
  let maker: string | undefined

  const whole = (href: string) => {
    const url = new URL(href, location.href)
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!FILTER_PARAMETERS.has(name)) url.searchParams.append(name, value)
    }
    return url.pathname + url.search + location.hash
  }
  /** An entry without a number is new: one that a link to a fragment has made. */
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
