import { type ComponentType, createContext } from 'react'
import type { FieldDefinition, FieldProps } from '../../field-props.ts'

/**
 * Which control a field has. The text field is given this from outside, since it is one of these controls
 * itself.
 */
export type FieldOf = (definition: FieldDefinition) => ComponentType<FieldProps>

export const FieldKindsContext = createContext<FieldOf | undefined>(undefined)
