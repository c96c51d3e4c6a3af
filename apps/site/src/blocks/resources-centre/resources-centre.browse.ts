import {
  type FilterChange,
  parseResourceFilters,
  type ResourceFilters,
  resourceHref,
} from '@prospectus/catalogue/resources/resource-query'
import { createListHistory } from './resources-centre.history.ts'
import type { Lists, ResourceList, ResourcesData } from './resources-centre.list.ts'

export interface ResourcesState {
  /** Filters that the form shows. */
  readonly requested: ResourceFilters
  /** The last list that arrived, and its filters (RES-5). */
  readonly shown: ShownList
  /** Filters of the last failed request, offered as a link. */
  readonly failedFilters: ResourceFilters | undefined
  readonly isLoading: boolean
  /** Number of finished changes, each announced once; 0 at load. */
  readonly changeCount: number
}

export interface ShownList {
  readonly filters: ResourceFilters
  readonly list: ResourceList
  /** True after a turn to another page: the view then scrolls to the top of the list. */
  readonly hasTurnedPage: boolean
}

/**
 * After `requested` comes `arrived`, `failed`, `cancelled` or a newer `requested`, and `loading-ended` in the end. Only
 * `loading-ended` comes when a request fails or its token is rejected while the visitor types. `replaced` can come at
 * any time.
 */
export type ResourcesEvent =
  | { readonly type: 'hydrated' }
  | { readonly type: 'requested'; readonly filters: ResourceFilters }
  | { readonly type: 'arrived'; readonly shown: ShownList }
  | { readonly type: 'failed' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'replaced'; readonly list: ResourceList }
  | { readonly type: 'loading-ended' }

export function initialState({ filters, list }: ResourcesData): ResourcesState {
  return {
    requested: filters,
    shown: { filters, list, hasTurnedPage: false },
    failedFilters: undefined,
    isLoading: false,
    changeCount: 0,
  }
}

export function nextState(state: ResourcesState, event: ResourcesEvent): ResourcesState {
  switch (event.type) {
    case 'hydrated':
      return { ...state, isLoading: true }
    case 'requested':
      return { ...state, requested: event.filters, isLoading: true }
    case 'arrived':
      return {
        ...state,
        shown: event.shown,
        failedFilters: undefined,
        changeCount: state.changeCount + 1,
      }
    case 'replaced':
      return { ...state, shown: { ...state.shown, list: event.list, hasTurnedPage: false } }
    case 'failed':
      // A new object, so that the form's fields are set again.
      return {
        ...state,
        requested: { ...state.shown.filters },
        failedFilters: state.requested,
        changeCount: state.changeCount + 1,
      }
    case 'cancelled':
      return { ...state, requested: { ...state.shown.filters } }
    case 'loading-ended':
      return { ...state, isLoading: false }
  }
}

/** The spinner stays this long after the list has arrived (RES-5). */
const SPINNER_MS = 300
/** A pause this long ends typing (RES-2). */
const TYPING_PAUSE_MS = 300

export type FormValues = Pick<ResourceFilters, 'type' | 'industry' | 'theme' | 'text'>

/** What leads to another view: the filters, the pagination, or Back and Forward. */
type Cause = 'choose' | 'turn' | 'traverse'

/**
 * Turns the visitor's actions into addresses and lists (RES-1 to RES-5). The address changes when the list arrives, so
 * it always matches the view. After a failed request, address, fields and list stay. A new change replaces a pending
 * one, and Back cancels it.
 */
export function createBrowsing(
  firstData: ResourcesData,
  firstLists: Lists,
  emit: (event: ResourcesEvent) => void,
) {
  const listHistory = createListHistory()
  let [data, lists] = [firstData, firstLists]
  let requestedFilters = data.filters
  let shownFilters = data.filters
  let isAuthorised = true
  let isPending = false
  /** Number of changes begun; the response to any but the latest is dropped. */
  let changeNumber = 0
  let typingTimer: Timer
  let spinnerTimer: Timer

  const hideSpinnerSoon = () => {
    clearTimeout(spinnerTimer)
    spinnerTimer = setTimeout(() => emit({ type: 'loading-ended' }), SPINNER_MS)
  }
  const filtersAt = (href: string) =>
    parseResourceFilters(new URL(href, location.href).searchParams, {
      types: valuesOf(data.choices.type),
      industries: valuesOf(data.choices.industry),
      themes: valuesOf(data.choices.theme),
    })
  const changedHref = (values: FormValues) =>
    resourceHref(data.path, requestedFilters, changedFilters(requestedFilters, values))
  const stopTyping = () => {
    clearTimeout(typingTimer)
    typingTimer = undefined
  }

  const open = async (href: string, cause: Cause, field?: string) => {
    const thisChange = ++changeNumber
    stopTyping()
    clearTimeout(spinnerTimer)
    isPending = true
    const filters = filtersAt(href)
    requestedFilters = filters
    if (cause !== 'traverse') listHistory.request(href, field)
    emit({ type: 'requested', filters })

    const response = await lists.get(filters)
    if (thisChange !== changeNumber || response.outcome === 'aborted') return
    isPending = false
    if (response.outcome === 'ok') {
      if (cause === 'traverse') listHistory.reach(href)
      else listHistory.enter(href, field)
      shownFilters = filters
      emit({
        type: 'arrived',
        shown: { filters, list: response.list, hasTurnedPage: cause === 'turn' },
      })
    } else if (response.outcome === 'failed') {
      listHistory.returnToShown()
      requestedFilters = shownFilters
      // Text typed meanwhile is about to be requested: the form must keep it.
      if (typingTimer === undefined) emit({ type: 'failed' })
    } else {
      isAuthorised = false
      if (field !== TEXT_FIELD) return listHistory.load(href)
      // Never leaves the page while a word is half typed: the visitor can still send the form.
      listHistory.returnToShown()
      requestedFilters = shownFilters
    }
    hideSpinnerSoon()
  }

  const cancel = () => {
    if (!isPending) return
    isPending = false
    changeNumber += 1
    stopTyping()
    requestedFilters = shownFilters
    emit({ type: 'cancelled' })
    hideSpinnerSoon()
  }
  const onTraverse = () => {
    const move = listHistory.handleMove()
    if (move.to === 'shown') cancel()
    if (move.to !== 'other') return
    if (isAuthorised) void open(move.href, 'traverse')
    else listHistory.load(move.href)
  }
  const choose = (values: FormValues, field?: string) => {
    const href = changedHref(values)
    if (isAuthorised) void open(href, 'choose', field)
    else listHistory.load(href)
  }
  return {
    /** Starts with the server-rendered list; the returned function stops everything. */
    start: () => {
      listHistory.begin()
      emit({ type: 'hydrated' })
      hideSpinnerSoon()
      // Back may have been pressed before the script ran.
      if (!isSameView(filtersAt(location.href), requestedFilters))
        void open(location.href, 'traverse')
      addEventListener('popstate', onTraverse)
      return () => {
        changeNumber += 1
        stopTyping()
        clearTimeout(spinnerTimer)
        removeEventListener('popstate', onTraverse)
      }
    },
    /** For a choice or a submit: fetches immediately, as a new history entry. */
    choose: (values: FormValues) => choose(values),
    /** For a step with an arrow key: fetches immediately. Steps in one field share a history entry. */
    step: choose,
    /** For a typed letter: fetches after a pause; consecutive changes of the text share a history entry. */
    type: (values: FormValues) => {
      stopTyping()
      if (!isAuthorised || changedHref(values) === changedHref(requestedFilters)) return
      typingTimer = setTimeout(
        () => void open(changedHref(values), 'choose', TEXT_FIELD),
        TYPING_PAUSE_MS,
      )
    },
    /** For the link that removes all filters. */
    clear: () => void open(data.path, 'choose'),
    /** For a link of the pagination. */
    turn: (href: string) => void open(href, 'turn'),
    prefetch: async (href: string) => {
      if (!isAuthorised) return
      const { outcome } = await lists.prefetch(filtersAt(href))
      if (outcome === 'unauthorised') isAuthorised = false
    },
    /** Applies data that the preview has rendered while the page is open; shows its list if its filters are current. */
    replaceData: (newData: ResourcesData, newLists: Lists) => {
      data = newData
      lists = newLists
      const isCurrentView = [requestedFilters, shownFilters].every((view) =>
        isSameView(view, data.filters),
      )
      if (isCurrentView) emit({ type: 'replaced', list: data.list })
    },
    /** False once the endpoint rejects the page's token: links and form then work as plain HTML. */
    isLive: () => isAuthorised,
  }
}

const TEXT_FIELD = 'q'

type Timer = ReturnType<typeof setTimeout> | undefined

/** The filters that the form changes: none if it is unchanged, which keeps the page number (RES-3). */
function changedFilters(filters: ResourceFilters, values: FormValues): FilterChange {
  const { type, industry, theme, text } = values
  return {
    ...(type !== filters.type && { type }),
    ...(industry !== filters.industry && { industry }),
    ...(theme !== filters.theme && { theme }),
    ...(text !== filters.text && { text }),
  }
}

function isSameView(a: ResourceFilters, b: ResourceFilters): boolean {
  return resourceHref('', a, { page: a.page }) === resourceHref('', b, { page: b.page })
}

function valuesOf(choices: ResourcesData['choices']['type']): ReadonlySet<string> {
  return new Set(choices.map(({ value }) => value))
}
