import type { ResourceFilters } from '@prospectus/content/index/resources/resource-query'
import type { ResourceList, ResourcesData } from './resources-centre.data.ts'

/** What the resources centre shows in the browser. */
export interface ResourcesState {
  /** What the form says. */
  readonly asked: ResourceFilters
  /** The last good list, and what it is a list of (RES-5). */
  readonly shown: ShownList
  /** The last list asked for could not be had; the one shown is that before it. */
  readonly failed: boolean
  /** The spinner shows (RES-5). */
  readonly loading: boolean
  /** How many changes have come to an end: each is announced once. None at load. */
  readonly changes: number
}

export interface ShownList {
  readonly filters: ResourceFilters
  readonly list: ResourceList
  /** A page was turned to it: its top comes into view. */
  readonly turned: boolean
}

/** What happens to it, in the order of a change: asked, then arrived or failed, then rested; `served` comes between them. */
export type ResourcesEvent =
  | { readonly type: 'hydrated' }
  | { readonly type: 'asked'; readonly filters: ResourceFilters }
  | { readonly type: 'arrived'; readonly shown: ShownList }
  | { readonly type: 'failed' }
  | { readonly type: 'served'; readonly list: ResourceList }
  | { readonly type: 'rested' }

export function initialState({ filters, list }: ResourcesData): ResourcesState {
  return {
    asked: filters,
    shown: { filters, list, turned: false },
    failed: false,
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
        failed: false,
        changes: state.changes + 1,
      }
    case 'served':
      return { ...state, shown: { ...state.shown, list: event.list, turned: false } }
    case 'failed':
      // An object of its own: the form is written again, whatever it says.
      return {
        ...state,
        asked: { ...state.shown.filters },
        failed: true,
        changes: state.changes + 1,
      }
    case 'rested':
      return { ...state, loading: false }
  }
}
