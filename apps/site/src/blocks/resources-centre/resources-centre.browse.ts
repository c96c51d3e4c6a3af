import {
  type FilterChange,
  parseResourceFilters,
  type ResourceFilters,
  resourceHref,
} from '@prospectus/catalogue/resources/resource-query'
import { createListHistory } from './resources-centre.history.ts'
import type { Lists, ResourceList, ResourcesData } from './resources-centre.list.ts'

export interface ResourcesState {
  /** Values of the form. */
  readonly requested: ResourceFilters
  /** The last list that arrived, and its query (RES-5). */
  readonly shown: ShownList
  /** Filters of the last failed request, offered as a link. */
  readonly failed: ResourceFilters | undefined
  readonly loading: boolean
  /** Finished changes, each announced once; 0 at load. */
  readonly changes: number
}

export interface ShownList {
  readonly filters: ResourceFilters
  readonly list: ResourceList
  /** The visitor turned the page: scrolls to the top of the list. */
  readonly turned: boolean
}

/** In order: requested, then arrived, failed or cancelled, then rested; `served` at any time. */
export type ResourcesEvent =
  | { readonly type: 'hydrated' }
  | { readonly type: 'requested'; readonly filters: ResourceFilters }
  | { readonly type: 'arrived'; readonly shown: ShownList }
  | { readonly type: 'failed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'served'; readonly list: ResourceList }
  | { readonly type: 'rested' }

export function initialState({ filters, list }: ResourcesData): ResourcesState {
  return {
    requested: filters,
    shown: { filters, list, turned: false },
    failed: undefined,
    loading: false,
    changes: 0,
  }
}

export function nextState(state: ResourcesState, event: ResourcesEvent): ResourcesState {
  switch (event.type) {
    case 'hydrated':
      return { ...state, loading: true }
    case 'requested':
      return { ...state, requested: event.filters, loading: true }
    case 'arrived':
      return {
        ...state,
        shown: event.shown,
        failed: undefined,
        changes: state.changes + 1,
      }
    case 'served':
      return { ...state, shown: { ...state.shown, list: event.list, turned: false } }
    case 'failed':
      // A new object, so that the form's fields are set again.
      return {
        ...state,
        requested: { ...state.shown.filters },
        failed: state.requested,
        changes: state.changes + 1,
      }
    case 'cancelled':
      return { ...state, requested: { ...state.shown.filters } }
    case 'rested':
      return { ...state, loading: false }
  }
}

/** The spinner's time after the list has arrived (RES-5), and the pause that ends typing (RES-2). */
const REST_MS = 300
const TYPING_MS = 300

export type FormValues = Pick<ResourceFilters, 'type' | 'industry' | 'theme' | 'text'>

type Cause = 'choose' | 'turn' | 'traverse'

/**
 * Turns the visitor's actions into addresses and lists (RES-1 to RES-5). The address always describes the view that is
 * shown: it changes when the list arrives. If that fails, address, fields and list stay. Of several changes only the
 * last one's list is shown; Back cancels one that is still loading.
 */
export function createBrowsing(
  firstData: ResourcesData,
  firstLists: Lists,
  emit: (event: ResourcesEvent) => void,
) {
  const entries = createListHistory()
  let [data, lists] = [firstData, firstLists]
  let { filters } = data
  let { filters: shown } = data
  let live = true
  let isPending = false
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

  const go = async (href: string, cause: Cause, field?: string) => {
    const ownChange = ++changes
    stopTyping()
    clearTimeout(resting)
    isPending = true
    filters = filtersAt(href)
    if (cause !== 'traverse') entries.request(href, field)
    emit({ type: 'requested', filters })

    const response = await lists.get(filters)
    if (ownChange !== changes || response.outcome === 'aborted') return
    isPending = false
    if (response.outcome === 'ok') {
      if (cause === 'traverse') entries.reach(href)
      else entries.enter(href, field)
      shown = filters
      emit({ type: 'arrived', shown: { filters, list: response.list, turned: cause === 'turn' } })
    } else if (response.outcome === 'failed') {
      entries.returnToShown()
      filters = shown
      // A request for the typed text is pending: the form must keep it.
      if (typing === undefined) emit({ type: 'failed' })
    } else {
      live = false
      if (field !== TEXT) return entries.load(href)
      // Never leaves the page while a word is half typed: the visitor can still send the form.
      entries.returnToShown()
      filters = shown
    }
    rest()
  }

  const cancel = () => {
    if (!isPending) return
    isPending = false
    changes += 1
    stopTyping()
    filters = shown
    emit({ type: 'cancelled' })
    rest()
  }
  const onTraverse = () => {
    const move = entries.moved()
    if (move.to === 'shown') cancel()
    if (move.to !== 'other') return
    if (live) void go(move.href, 'traverse')
    else entries.load(move.href)
  }
  const choose = (values: FormValues, field?: string) => {
    const href = changed(values)
    if (live) void go(href, 'choose', field)
    else entries.load(href)
  }
  return {
    /** Starts with the served list; the returned function stops everything. */
    start: () => {
      entries.begin()
      emit({ type: 'hydrated' })
      rest()
      // Back may have been pressed before the script ran.
      if (!isSameView(filtersAt(location.href), filters)) void go(location.href, 'traverse')
      addEventListener('popstate', onTraverse)
      return () => {
        changes += 1
        stopTyping()
        clearTimeout(resting)
        removeEventListener('popstate', onTraverse)
      }
    },
    /** For a choice, or the form being sent: fetches at once, as a new history entry. */
    choose: (values: FormValues) => choose(values),
    /** For a value passed with arrow keys: fetches at once; all values of one field share an entry. */
    pass: choose,
    /** For a typed letter: fetches after a pause; text typed in one go shares an entry. */
    type: (values: FormValues) => {
      stopTyping()
      if (!live || changed(values) === changed(filters)) return
      typing = setTimeout(() => void go(changed(values), 'choose', TEXT), TYPING_MS)
    },
    clear: () => void go(data.path, 'choose'),
    turn: (href: string) => void go(href, 'turn'),
    prefetch: async (href: string) => {
      if (!live) return
      const { outcome } = await lists.getAhead(filtersAt(href))
      if (outcome === 'unauthorised') live = false
    },
    /** Applies a list that a preview has served while the page is open. */
    serve: (newData: ResourcesData, newLists: Lists) => {
      data = newData
      lists = newLists
      const isOfViewShown = [filters, shown].every((view) => isSameView(view, data.filters))
      if (isOfViewShown) emit({ type: 'served', list: data.list })
    },
    /** False once the endpoint rejects the page's token: links and form then work as plain HTML. */
    isLive: () => live,
  }
}

const TEXT = 'q'

type Timer = ReturnType<typeof setTimeout> | undefined

/** Sending an unchanged form keeps the page number (RES-3). */
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
