import { FILTER_STATES, NO_FILTER, type TreeFilter } from './story-tree.ts'

/** Formats a filter for the URL: `state=draft&author=Ada`; '' for all stories. */
export function formatFilter({ search, section, state, author }: TreeFilter): string {
  const members = { search, section: section === 0 ? '' : String(section), state, author }
  const entries = Object.entries(members).filter(([, value]) => value !== '' && value !== 'all')
  return new URLSearchParams(entries).toString()
}

/** Parses a filter from the URL; ignores invalid values. */
export function parseFilter(query: string): TreeFilter {
  const parameters = new URLSearchParams(query)
  const section = Number(parameters.get('section') ?? 0)
  return {
    search: parameters.get('search') ?? '',
    section: Number.isSafeInteger(section) ? section : NO_FILTER.section,
    state: FILTER_STATES.find((state) => state === parameters.get('state')) ?? NO_FILTER.state,
    author: parameters.get('author') ?? '',
  }
}
