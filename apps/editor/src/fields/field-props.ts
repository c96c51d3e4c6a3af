import type { LocalizedComponent } from '../api/api.ts'
import type { Json } from '../document/json.ts'

export type EditorField = LocalizedComponent['schema'][string]

export interface FieldPath {
  /** Uid of the block. */
  readonly uid: string
  /** Name of the field. */
  readonly field: string
}

export interface FieldProps {
  readonly definition: EditorField
  /** Undefined when the block does not have the field yet. */
  readonly value: Json | undefined
  /** Undefined removes the field from the block. */
  readonly onChange: (value: Json | undefined) => void
  readonly path: FieldPath
  /** Value of another field that the choices depend on. */
  readonly dependency?: Json | undefined
}

/** Returns the id of a field's control; its help's id ends with `-help`. */
export function fieldId({ uid, field }: FieldPath): string {
  return `field-${uid}-${field}`
}
