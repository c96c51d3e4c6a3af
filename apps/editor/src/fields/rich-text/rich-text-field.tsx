import { lazy, Suspense } from 'react'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { FieldKindsContext, type FieldOf } from './embedded/field-kinds.ts'
import './rich-text.css'
import { WORDS } from './words.ts'

// Loaded when it is needed: most blocks have no such text, and its editor is as large as the rest of the
// editor.
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

interface RichTextFieldProps extends FieldProps {
  readonly fieldOf: FieldOf
}

/** Formatted text (delivery-protocol#rich-text). */
export function RichTextField({ fieldOf, ...props }: RichTextFieldProps) {
  return (
    <FieldFrame definition={props.definition} path={props.path} isGroup>
      <FieldKindsContext value={fieldOf}>
        <Suspense fallback={<div className="rich-text is-opening">{WORDS.opening}</div>}>
          <RichTextEditor {...props} />
        </Suspense>
      </FieldKindsContext>
    </FieldFrame>
  )
}
