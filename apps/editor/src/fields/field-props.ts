import type { ComponentDefinition } from '@prospectus/content/schema/blocks/component-definition'
import type { Json } from '../document/json.ts'

/** What a field holds, as the block schemas say. */
export type FieldDefinition = ComponentDefinition['schema'][string]

/** Which field of which block. */
export interface FieldPath {
  readonly uid: string
  readonly field: string
}

/** What every kind of field gets. */
export interface FieldProps {
  readonly definition: FieldDefinition
  /** Undefined: the block has no such field yet. */
  readonly value: Json | undefined
  /** Undefined takes the field out of the block. */
  readonly onChange: (value: Json | undefined) => void
  readonly path: FieldPath
}

/** The id of the control of a field; its help has the same with `-help`. */
export function fieldId({ uid, field }: FieldPath): string {
  return `field-${uid}-${field}`
}
