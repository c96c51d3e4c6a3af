import { type ComponentType, createElement } from 'react'
import { AssetField, AssetsField } from './asset/asset-field.tsx'
import { BlocksField } from './blocks/blocks-field.tsx'
import { BooleanField } from './boolean/boolean-field.tsx'
import { DatetimeField } from './datetime/datetime-field.tsx'
import type { FieldDefinition, FieldProps } from './field-props.ts'
import { JsonLdField } from './json-ld/json-ld-field.tsx'
import { LinkField } from './link/link-field.tsx'
import { NumberField } from './number/number-field.tsx'
import { NamedChoiceField } from './option/named-choice-field.tsx'
import { OptionField } from './option/option-field.tsx'
import { OptionsField } from './option/options-field.tsx'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { SeoField } from './seo/seo-field.tsx'
import { TableField } from './table/table-field.tsx'
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
  // Blocks inside a text have fields of every kind, so the text field needs this registry too.
  richtext: (props) => createElement(RichTextField, { ...props, fieldOf }),
  bloks: BlocksField,
  asset: AssetField,
  multiasset: AssetsField,
  multilink: LinkField,
  datetime: DatetimeField,
  table: TableField,
}

export function fieldOf({
  type,
  field_type,
  choices_from,
}: FieldDefinition): ComponentType<FieldProps> {
  if (field_type === 'seo-metatags') return SeoField
  if (field_type === 'json-ld') return JsonLdField
  if (choices_from !== undefined) return NamedChoiceField
  return KINDS[type] ?? UnknownField
}
