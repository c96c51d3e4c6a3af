import { useEffect, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import type { FieldDefinition } from '../field-props.ts'

export interface Choice {
  readonly name: string
  readonly value: string
}

const NONE: readonly Choice[] = []

/** What a field can be set to: its own choices, or the entries of its data source. */
export function useChoices({ options, datasource_slug }: FieldDefinition): readonly Choice[] {
  const { ask } = useEditor()
  const [entries, setEntries] = useState<readonly Choice[]>(NONE)
  useEffect(() => {
    if (datasource_slug === undefined) return
    let isGone = false
    const slug = encodeURIComponent(datasource_slug)
    const path = `GET datasource_entries?datasource_slug=${slug}&per_page=100`
    void ask<{ datasource_entries?: readonly Choice[] }>(path).then(({ body }) => {
      if (!isGone) setEntries(body.datasource_entries ?? NONE)
    })
    return () => {
      isGone = true
    }
  }, [ask, datasource_slug])
  return options ?? entries
}
