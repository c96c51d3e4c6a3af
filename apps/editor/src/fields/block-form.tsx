import { type ComponentType, createContext, memo, useCallback, useContext } from 'react'
import { useStoryActions } from '../context/story-actions.ts'
import type { Block, Json } from '../document/json.ts'
import type { EditorField, FieldProps } from './field-props.ts'

/** Provides the component for a field. A context avoids an import cycle: rich text has blocks with rich text fields. */
export const FieldComponentContext = createContext<
  ((definition: EditorField) => ComponentType<FieldProps>) | undefined
>(undefined)

interface BlockFormProps {
  readonly block: Block
  readonly schema: Readonly<Record<string, EditorField>>
}

export function BlockForm({ block, schema }: BlockFormProps) {
  return Object.entries(schema).map(([name, definition]) => (
    <BlockField
      key={`${block._uid} ${name}`}
      uid={block._uid}
      name={name}
      definition={definition}
      value={block[name]}
      dependency={dependencyOf(definition, block)}
    />
  ))
}

/** Returns the value that decides which choices a field has: that of another field; undefined if none does. */
function dependencyOf({ choices_from }: EditorField, block: Block): Json | undefined {
  return choices_from?.kind === 'parts' ? block[choices_from.namedBy] : undefined
}

interface BlockFieldProps extends Pick<FieldProps, 'definition' | 'value' | 'dependency'> {
  readonly uid: string
  readonly name: string
}

/** Renders again only when its own value, or the one that its choices depend on, has changed. */
const BlockField = memo(function BlockField({
  uid,
  name,
  definition,
  value,
  dependency,
}: BlockFieldProps) {
  const { setField } = useStoryActions()
  const label = definition.display_name
  const change = useCallback(
    (next: Json | undefined) => setField(uid, name, next, label),
    [setField, uid, name, label],
  )
  const Field = useContext(FieldComponentContext)?.(definition)
  return (
    Field && (
      <Field
        definition={definition}
        value={value}
        onChange={change}
        path={{ uid, field: name }}
        dependency={dependency}
      />
    )
  )
})
