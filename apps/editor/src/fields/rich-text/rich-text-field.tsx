import { lazy } from 'react'
import { LazyPart } from '../../components/lazy-part.tsx'
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
      <LazyPart
        loading={<div className="rich-text is-opening">{translate('richText.opening')}</div>}
      >
        <RichTextEditor {...props} />
      </LazyPart>
    </FieldFrame>
  )
}
