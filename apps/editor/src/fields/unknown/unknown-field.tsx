import { FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'

/**
 * Stands for a kind of field that this editor has no form for: it says so, and leaves what is stored as it
 * is.
 */
export function UnknownField({ definition, path }: FieldProps) {
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      <p className="quiet">This field cannot be edited here yet. What it holds is kept.</p>
    </FieldFrame>
  )
}
