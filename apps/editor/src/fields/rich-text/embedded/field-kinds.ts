import { type ComponentType, createContext } from 'react'
import type { FieldDefinition, FieldProps } from '../../field-props.ts'

/** Which control a field has: told to the text from outside, since it is one of them itself. */
export type FieldOf = (definition: FieldDefinition) => ComponentType<FieldProps>

export const FieldKindsContext = createContext<FieldOf | undefined>(undefined)
