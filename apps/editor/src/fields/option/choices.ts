import type { Choice } from '@prospectus/protocol/management/definition'
import { useResponse } from '../../context/server-state.ts'
import type { FieldDefinition } from '../field-props.ts'

const NONE: readonly Choice[] = []

/** The same list is shown by many fields, one after the other, as block after block is chosen. */
const FRESH_MS = 60_000

/** What a field can be set to: its own choices, or the entries of its data source. */
export function useChoices({ options, datasource_slug: slug }: FieldDefinition): readonly Choice[] {
  const { body } = useResponse(
    'GET datasource_entries',
    { query: { datasource_slug: slug, per_page: 100 } },
    { freshMs: FRESH_MS, enabled: slug !== undefined },
  )
  return options ?? body?.datasource_entries ?? NONE
}
