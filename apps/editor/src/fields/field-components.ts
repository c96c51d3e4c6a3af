import type { ComponentType } from 'react'
import { AssetField } from './asset/asset-field.tsx'
import { BlocksField } from './blocks/blocks-field.tsx'
import type { EditorField, FieldProps } from './field-props.ts'
import { JsonLdField } from './json-ld/json-ld-field.tsx'
import { LinkField } from './link/link-field.tsx'
import { NamedChoiceField } from './option/named-choice-field.tsx'
import { OptionField, OptionsField } from './option/option-fields.tsx'
import {
  BooleanField,
  DatetimeField,
  NumberField,
  TextareaField,
  TextField,
  UnknownField,
} from './plain-fields.tsx'
import { RichTextField } from './rich-text/rich-text-field.tsx'
import { SeoField } from './seo/seo-field.tsx'
import { TableField } from './table/table-field.tsx'

const COMPONENTS: Readonly<Partial<Record<EditorField['type'], ComponentType<FieldProps>>>> = {
  text: TextField,
  textarea: TextareaField,
  number: NumberField,
  boolean: BooleanField,
  option: OptionField,
  options: OptionsField,
  richtext: RichTextField,
  bloks: BlocksField,
  asset: AssetField,
  multiasset: AssetField,
  multilink: LinkField,
  datetime: DatetimeField,
  table: TableField,
}

export function findFieldComponent({
  type,
  field_type,
  choices_from,
}: EditorField): ComponentType<FieldProps> {
  if (field_type === 'seo-metatags') return SeoField
  if (field_type === 'json-ld') return JsonLdField
  if (choices_from !== undefined) return NamedChoiceField
  return COMPONENTS[type] ?? UnknownField
}
