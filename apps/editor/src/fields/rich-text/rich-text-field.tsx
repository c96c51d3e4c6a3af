import { lazy, Suspense } from 'react'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import './rich-text.css'
import { translate } from '../../messages/messages.ts'

// Loaded on demand: most blocks have no rich text, and its editor is as large as the rest of the bundle.
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

/** Formatted text (delivery-protocol#rich-text). */
export function RichTextField(props: FieldProps) {
  return (
    <FieldFrame definition={props.definition} path={props.path} isGroup>
      <Suspense
        fallback={<div className="rich-text is-opening">{translate('richText.opening')}</div>}
      >
        <RichTextEditor {...props} />
      </Suspense>
    </FieldFrame>
  )
}
