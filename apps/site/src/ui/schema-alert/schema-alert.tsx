import { usePage } from '../../rendering/page-view.ts'

/** Warns editors about an invalid JSON-LD document; preview only (BLOCK-8). */
export function SchemaAlert() {
  const { mode, messages } = usePage()
  if (mode !== 'preview') return null
  return (
    <p className="schema-alert container" role="alert">
      {messages.preview.invalidSchema}
    </p>
  )
}
