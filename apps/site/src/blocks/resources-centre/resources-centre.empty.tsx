import {
  type FilterChange,
  hasActiveFilter,
  type ResourceFilters,
  resourceHref,
} from '@prospectus/content/index/resources/resource-query'
import type { ListMessages } from '@prospectus/content/messages/list-messages'
import type { MouseEvent, ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import type { ResourcesData } from './resources-centre.data.ts'

interface EmptyProps {
  readonly data: Pick<ResourcesData, 'path' | 'choices'>
  readonly filters: ResourceFilters
  readonly messages: ListMessages
  readonly onClear: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * An empty list: the sentence of RES-6, a link that takes each filter away where there are several, and the
 * way back to all resources.
 */
export function Empty({ data, filters, messages, onClear }: EmptyProps): ReactNode {
  const { path } = data
  const { empty, resources } = messages
  const active = activeFilters(data, filters)
  const isFiltered = hasActiveFilter(filters)
  return (
    <div className="resources-centre-empty">
      <EmptyState says={isFiltered ? empty.filtered : empty.none}>
        {active.length > 1 && (
          <ul className="resources-centre-without">
            {active.map(({ label, without }) => (
              <li key={label}>
                <a href={resourceHref(path, filters, without)}>{resources.without(label)}</a>
              </li>
            ))}
          </ul>
        )}
        {isFiltered && (
          <a className="button button-primary" href={path} onClick={onClear}>
            <span className="button-label">{resources.showAll}</span>
          </a>
        )}
      </EmptyState>
    </div>
  )
}

interface ActiveFilter {
  readonly label: string
  readonly without: FilterChange
}

/** The filters that are set, as the visitor chose or typed them, and the change that takes each away. */
function activeFilters(
  { choices }: Pick<ResourcesData, 'choices'>,
  { type, industry, theme, text }: ResourceFilters,
): readonly ActiveFilter[] {
  const labelOf = (key: keyof typeof choices, chosen: string | undefined) =>
    choices[key].find(({ value }) => value === chosen)?.label
  return [
    { label: labelOf('type', type), without: { type: undefined } },
    { label: labelOf('industry', industry), without: { industry: undefined } },
    { label: labelOf('theme', theme), without: { theme: undefined } },
    { label: text === '' ? undefined : text, without: { text: '' } },
  ].flatMap(({ label, without }) => (label === undefined ? [] : [{ label, without }]))
}
