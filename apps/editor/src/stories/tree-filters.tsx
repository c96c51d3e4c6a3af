import type { StoryTree, TreeFilter } from './story-tree.ts'

interface TreeFiltersProps {
  readonly tree: StoryTree
  readonly filter: TreeFilter
  readonly onFilter: (filter: TreeFilter) => void
}

const STATES = [
  ['all', 'All'],
  ['draft', 'Not published'],
  ['changed', 'Changed'],
  ['published', 'Published'],
] as const

/** Which stories the tree shows. */
export function TreeFilters({ tree, filter, onFilter }: TreeFiltersProps) {
  const sections = (tree.children.get(0) ?? []).filter((row) => tree.columns.state[row] === 'f')
  return (
    <>
      <input
        type="search"
        aria-label="Search stories"
        placeholder="Search stories…"
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
      />
      <div className="panel-filters">
        <select
          aria-label="Section"
          value={filter.section}
          onChange={(event) => onFilter({ ...filter, section: Number(event.currentTarget.value) })}
        >
          <option value={0}>All sections</option>
          {sections.map((row) => (
            <option key={tree.columns.id[row]} value={tree.columns.id[row]}>
              {tree.columns.name[row]}
            </option>
          ))}
        </select>
        <select
          aria-label="State"
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
