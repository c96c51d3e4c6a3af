import type { ComponentType } from 'react'
import { BlocksField } from './blocks/blocks-field.tsx'
import { BooleanField } from './boolean/boolean-field.tsx'
import type { FieldDefinition, FieldProps } from './field-props.ts'
import { NumberField } from './number/number-field.tsx'
import { OptionField } from './option/option-field.tsx'
import { OptionsField } from './option/options-field.tsx'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { TextareaField, TextField } from './text/text-field.tsx'
import { UnknownField } from './unknown/unknown-field.tsx'

/** One line a kind of field; a kind has a folder of its own. */
const KINDS: Readonly<Partial<Record<FieldDefinition['type'], ComponentType<FieldProps>>>> = {
  text: TextField,
  textarea: TextareaField,
  number: NumberField,
  boolean: BooleanField,
  option: OptionField,
  options: OptionsField,
  richtext: RichTextField,
  bloks: BlocksField,
}

export function fieldOf({ type }: FieldDefinition): ComponentType<FieldProps> {
  return KINDS[type] ?? UnknownField
}
