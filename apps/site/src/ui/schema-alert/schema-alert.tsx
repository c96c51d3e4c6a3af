import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'

/** Tells editors, and nobody else, that the page has a JSON-LD document that cannot be used (BLOCK-8). */
export function SchemaAlert(): ReactNode {
  const { mode, messages } = usePage()
  if (mode !== 'preview') return null
  return (
    <p className="schema-alert container" role="alert">
      {messages.preview.invalidSchema}
    </p>
  )
}
