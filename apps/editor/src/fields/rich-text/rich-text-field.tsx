import { isObject, type Json } from '../../document/json.ts'
import { controlOf, FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { isPlain, paragraphsOf, withParagraphs } from './plain-paragraphs.ts'

/** Formatted text, as plain paragraphs: a text that has more than those is shown, and left as it is. */
export function RichTextField({ definition, value, onChange, path }: FieldProps) {
  const isEditable = isPlain(value)
  return (
    <FieldFrame
      definition={definition}
      path={path}
      note={isEditable ? undefined : 'formatted: read only'}
    >
      <textarea
        {...controlOf({ definition, path })}
        rows={6}
        readOnly={!isEditable}
        value={paragraphsOf(isObject(value) ? value : undefined)}
        onChange={(event) => {
          const kept: Json | undefined = value
          onChange(withParagraphs(kept, event.currentTarget.value))
        }}
      />
    </FieldFrame>
  )
}
