import type { EditorComponent } from '../api/api.ts'
import type { Json } from '../document/json.ts'

/** What a field holds, as the block schemas say. */
export type FieldDefinition = EditorComponent['schema'][string]

/** Which field of which block. */
export interface FieldPath {
  readonly uid: string
  readonly field: string
}

/** What every kind of field gets. */
export interface FieldProps {
  readonly definition: FieldDefinition
  /** Undefined when the block does not have the field yet. */
  readonly value: Json | undefined
  /** Undefined removes the field from the block. */
  readonly onChange: (value: Json | undefined) => void
  readonly path: FieldPath
  /** What the field holds that the choices of this one depend on, where it has such. */
  readonly beside?: Json | undefined
}

/** The id of the control of a field; the id of its help is the same with `-help` at the end. */
export function fieldId({ uid, field }: FieldPath): string {
  return `field-${uid}-${field}`
}
