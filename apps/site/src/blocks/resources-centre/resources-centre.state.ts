import type { ResourceFilters } from '@prospectus/content/index/resources/resource-query'
import type { ResourceList, ResourcesData } from './resources-centre.data.ts'

/** The state of the resources centre in the browser. */
export interface ResourcesState {
  /** The values of the form. */
  readonly asked: ResourceFilters
  /** The last good list and its query (RES-5). */
  readonly shown: ShownList
  /** The view whose list could not be fetched last, which stays on offer; undefined when the list is good. */
  readonly failed: ResourceFilters | undefined
  /** The spinner shows (RES-5). */
  readonly loading: boolean
  /** How many changes have come to an end: each is announced once. None at load. */
  readonly changes: number
}

export interface ShownList {
  readonly filters: ResourceFilters
  readonly list: ResourceList
  /** The visitor turned the page: the top of the list is scrolled into view. */
  readonly turned: boolean
}

/**
 * Events in the order of a change: asked, then arrived, failed or given up, then rested; `served` at any time
 * between.
 */
export type ResourcesEvent =
  | { readonly type: 'hydrated' }
  | { readonly type: 'asked'; readonly filters: ResourceFilters }
  | { readonly type: 'arrived'; readonly shown: ShownList }
  | { readonly type: 'failed' }
  | { readonly type: 'given-up' }
  | { readonly type: 'served'; readonly list: ResourceList }
  | { readonly type: 'rested' }

export function initialState({ filters, list }: ResourcesData): ResourcesState {
  return {
    asked: filters,
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
    case 'asked':
      return { ...state, asked: event.filters, loading: true }
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
      // A new object, so that the form is written again even with the same values.
      return {
        ...state,
        asked: { ...state.shown.filters },
        failed: state.asked,
        changes: state.changes + 1,
      }
    case 'given-up':
      // A new object for the same reason.
      return { ...state, asked: { ...state.shown.filters } }
    case 'rested':
      return { ...state, loading: false }
  }
}
