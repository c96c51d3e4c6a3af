import type { StoryTree, TreeFilter } from './story-tree.ts'
import { WORDS } from './words.ts'

interface TreeFiltersProps {
  readonly tree: StoryTree
  readonly filter: TreeFilter
  readonly onFilter: (filter: TreeFilter) => void
}

const STATES = [
  ['all', WORDS.states.all],
  ['draft', WORDS.states.draft],
  ['changed', WORDS.states.changed],
  ['published', WORDS.states.published],
] as const

/** Which stories the tree shows. */
export function TreeFilters({ tree, filter, onFilter }: TreeFiltersProps) {
  const sections = (tree.children.get(0) ?? []).filter((row) => tree.columns.state[row] === 'f')
  return (
    <>
      <input
        type="search"
        aria-label={WORDS.search}
        placeholder={WORDS.searchHint}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
      />
      <div className="panel-filters">
        <select
          aria-label={WORDS.section}
          value={filter.section}
          onChange={(event) => onFilter({ ...filter, section: Number(event.currentTarget.value) })}
        >
          <option value={0}>{WORDS.allSections}</option>
          {sections.map((row) => (
            <option key={tree.columns.id[row]} value={tree.columns.id[row]}>
              {tree.columns.name[row]}
            </option>
          ))}
        </select>
        <select
          aria-label={WORDS.state}
          value={filter.state}
          onChange={(event) => {
            const state = STATES.find(([name]) => name === event.currentTarget.value)?.[0]
            onFilter({ ...filter, state: state ?? 'all' })
          }}
        >
          {STATES.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
