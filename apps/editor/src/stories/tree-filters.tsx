import { translate } from '../messages/messages.ts'
import { FILTER_STATES, type StoryTree, type TreeFilter } from './story-tree.ts'

interface TreeFiltersProps {
  readonly tree: StoryTree
  readonly filter: TreeFilter
  readonly onFilter: (filter: TreeFilter) => void
  /** Called on Enter in the search box. */
  readonly onOpenFirst: () => void
}

/** Search box and filters of the story tree. */
export function TreeFilters({ tree, filter, onFilter, onOpenFirst }: TreeFiltersProps) {
  const sections = (tree.children.get(0) ?? []).filter((row) => tree.columns.state[row] === 'f')
  const authors = tree.columns.authors
  return (
    <>
      <input
        type="search"
        aria-label={translate('stories.search')}
        placeholder={translate('stories.searchHint')}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onOpenFirst()
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          event.currentTarget.closest('.panel')?.querySelector<HTMLElement>('[role=tree]')?.focus()
        }}
      />
      <div className="panel-filters">
        <select
          aria-label={translate('stories.section')}
          value={filter.section}
          onChange={(event) => onFilter({ ...filter, section: Number(event.currentTarget.value) })}
        >
          <option value={0}>{translate('stories.allSections')}</option>
          {sections.map((row) => (
            <option key={tree.columns.id[row]} value={tree.columns.id[row]}>
              {tree.columns.name[row]}
            </option>
          ))}
        </select>
        <select
          aria-label={translate('stories.state')}
          value={filter.state}
          onChange={(event) => {
            const state = FILTER_STATES.find((name) => name === event.currentTarget.value)
            onFilter({ ...filter, state: state ?? 'all' })
          }}
        >
          {FILTER_STATES.map((name) => (
            <option key={name} value={name}>
              {translate(`stories.states.${name}`)}
            </option>
          ))}
        </select>
        {authors.length > 0 && (
          <select
            aria-label={translate('stories.author')}
            value={filter.author}
            onChange={(event) => onFilter({ ...filter, author: event.currentTarget.value })}
          >
            <option value="">{translate('stories.anybody')}</option>
            {authors.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  )
}
