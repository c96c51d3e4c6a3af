import {
  type FilterChange,
  parseResourceFilters,
  type ResourceFilters,
  resourceHref,
} from '@prospectus/content/index/resources/resource-query'
import type { ResourcesData } from './resources-centre.data.ts'
import type { Lists } from './resources-centre.list.ts'
import { createPlaces } from './resources-centre.places.ts'
import type { ResourcesEvent } from './resources-centre.state.ts'

/** How long the spinner stays when the list is there (RES-5), and a pause in typing (RES-2). */
const REST_MS = 300
const TYPING_MS = 300

/** What the form holds, field by field. */
export type FormValues = Pick<ResourceFilters, 'type' | 'industry' | 'theme' | 'text'>

/** What a visitor does in the resources centre. */
export interface Browsing {
  /** Begins with the list that the page was served with; what it gives back ends everything. */
  readonly start: () => () => void
  /** A choice was made or the form sent: at once, as a place to come back to. */
  readonly choose: (values: FormValues) => void
  /** A value was passed by arrow keys: at once. All that one field passes is one place to come back to. */
  readonly pass: (values: FormValues, field: string) => void
  /** A letter was typed: after a pause. What is typed in one go is one place to come back to. */
  readonly type: (values: FormValues) => void
  /** All filters were taken away. */
  readonly clear: () => void
  /** A link to another page of the list was followed. */
  readonly turn: (href: string) => void
  /** A page may be asked for next. */
  readonly fetchAhead: (href: string) => void
  /** The page has been served anew while it was open, as it is in a preview. */
  readonly serve: (data: ResourcesData, lists: Lists) => void
  /** False once the endpoint takes the page's token no longer: links and form are the browser's. */
  readonly isLive: () => boolean
}

type Way = 'choose' | 'turn' | 'traverse'

/**
 * Turns what the visitor does into addresses and lists (RES-1 to RES-5). The address always describes the
 * view that is shown: it changes when the list has come. When that cannot be had, address, fields and list
 * stay as they are. Of several changes only the last one's list is ever shown.
 *
 * @param emit is told what happens, in the order of `ResourcesEvent`
 */
export function createBrowsing(
  firstData: ResourcesData,
  firstLists: Lists,
  emit: (event: ResourcesEvent) => void,
): Browsing {
  const places = createPlaces()
  let [data, lists] = [firstData, firstLists]
  /** Of the view asked for, and of the one shown. */
  let { filters } = data
  let { filters: shown } = data
  let live = true
  let changes = 0
  let typing: Timer
  let resting: Timer

  const rest = () => {
    clearTimeout(resting)
    resting = setTimeout(() => emit({ type: 'rested' }), REST_MS)
  }
  const filtersAt = (href: string) =>
    parseResourceFilters(new URL(href, location.href).searchParams, {
      types: valuesOf(data.choices.type),
      industries: valuesOf(data.choices.industry),
      themes: valuesOf(data.choices.theme),
    })
  const changed = (values: FormValues) =>
    resourceHref(data.path, filters, changeTo(filters, values))
  const stopTyping = () => {
    clearTimeout(typing)
    typing = undefined
  }

  const go = async (href: string, way: Way, field?: string) => {
    const mine = ++changes
    stopTyping()
    clearTimeout(resting)
    filters = filtersAt(href)
    emit({ type: 'asked', filters })

    const answer = await lists.get(filters)
    if (mine !== changes || answer.outcome === 'aborted') return
    if (answer.outcome === 'ok') {
      if (way === 'traverse') places.reach()
      else places.enter(href, field)
      shown = filters
      emit({ type: 'arrived', shown: { filters, list: answer.list, turned: way === 'turn' } })
    } else if (answer.outcome === 'failed') {
      places.stay()
      filters = shown
      // What is being typed is asked for in a moment: the form must not lose it.
      if (typing === undefined) emit({ type: 'failed' })
    } else {
      live = false
      if (way === 'traverse') return location.reload()
      if (field !== TEXT) return location.assign(places.whole(href))
      // Nobody is taken away from a word half typed: the form is there to be sent.
      filters = shown
    }
    rest()
  }

  const onTraverse = () => {
    const href = places.moved()
    if (href === undefined) return
    if (live) void go(href, 'traverse')
    else location.reload()
  }
  const choose = (values: FormValues, field?: string) => {
    const href = changed(values)
    if (live) void go(href, 'choose', field)
    else location.assign(places.whole(href))
  }
  return {
    start: () => {
      places.begin()
      emit({ type: 'hydrated' })
      rest()
      addEventListener('popstate', onTraverse)
      return () => {
        changes += 1
        stopTyping()
        clearTimeout(resting)
        removeEventListener('popstate', onTraverse)
      }
    },
    choose: (values) => choose(values),
    pass: choose,
    type: (values) => {
      stopTyping()
      if (!live || changed(values) === changed(filters)) return
      typing = setTimeout(() => void go(changed(values), 'choose', TEXT), TYPING_MS)
    },
    clear: () => void go(data.path, 'choose'),
    turn: (href) => void go(href, 'turn'),
    fetchAhead: async (href) => {
      if (!live) return
      const { outcome } = await lists.getAhead(filtersAt(href))
      if (outcome === 'unauthorised') live = false
    },
    serve: (newData, newLists) => {
      data = newData
      lists = newLists
      const isOfViewShown = [filters, shown].every((view) => isSameView(view, data.filters))
      if (isOfViewShown) emit({ type: 'served', list: data.list })
    },
    isLive: () => live,
  }
}

/** The name of the field that is typed in. */
const TEXT = 'q'

type Timer = ReturnType<typeof setTimeout> | undefined

/** Only what differs: a form sent as it was leaves the page number alone (RES-3). */
function changeTo(filters: ResourceFilters, values: FormValues): FilterChange {
  const { type, industry, theme, text } = values
  return {
    ...(type !== filters.type && { type }),
    ...(industry !== filters.industry && { industry }),
    ...(theme !== filters.theme && { theme }),
    ...(text !== filters.text && { text }),
  }
}

function isSameView(one: ResourceFilters, other: ResourceFilters): boolean {
  return resourceHref('', one, { page: one.page }) === resourceHref('', other, { page: other.page })
}

function valuesOf(choices: ResourcesData['choices']['type']): ReadonlySet<string> {
  return new Set(choices.map(({ value }) => value))
}
