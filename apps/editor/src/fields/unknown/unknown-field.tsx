import { FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { WORDS } from '../words.ts'

/**
 * Stands for a kind of field that this editor has no form for: it says so, and leaves what is stored as it
 * is.
 */
export function UnknownField({ definition, path }: FieldProps) {
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      <p className="quiet">{WORDS.unknownField}</p>
    </FieldFrame>
  )
}
