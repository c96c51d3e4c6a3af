import { FILTER_STATES, NO_FILTER, type TreeFilter } from './story-tree.ts'

/** Writes a filter as it stands in the address: `state=draft&author=Ada`. Empty when all stories are shown. */
export function filterQuery({ search, section, state, author }: TreeFilter): string {
  const all = { search, section: section === 0 ? '' : String(section), state, author }
  const said = Object.entries(all).filter(([, value]) => value !== '' && value !== 'all')
  return new URLSearchParams(said).toString()
}

/** Reads what `filterQuery` wrote; what cannot be is left out. */
export function readFilter(query: string): TreeFilter {
  const parameters = new URLSearchParams(query)
  const section = Number(parameters.get('section') ?? 0)
  return {
    search: parameters.get('search') ?? '',
    section: Number.isSafeInteger(section) ? section : NO_FILTER.section,
    state: FILTER_STATES.find((state) => state === parameters.get('state')) ?? NO_FILTER.state,
    author: parameters.get('author') ?? '',
  }
}
