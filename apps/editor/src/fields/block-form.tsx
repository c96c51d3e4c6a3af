import { type ComponentType, createContext, memo, useCallback, useContext } from 'react'
import { useStoryActions } from '../context/story-actions.ts'
import type { Block, Json } from '../document/json.ts'
import type { FieldDefinition, FieldProps } from './field-props.ts'

/**
 * Returns the component for a kind of field. It comes through a context, since blocks inside a rich text have fields of
 * every kind, rich text among them.
 */
export const FieldKindsContext = createContext<
  ((definition: FieldDefinition) => ComponentType<FieldProps>) | undefined
>(undefined)

interface BlockFormProps {
  readonly block: Block
  readonly schema: Readonly<Record<string, FieldDefinition>>
}

/** Every field of a block. */
export function BlockForm({ block, schema }: BlockFormProps) {
  return Object.entries(schema).map(([name, definition]) => (
    <FieldRow
      key={`${block._uid} ${name}`}
      uid={block._uid}
      name={name}
      definition={definition}
      value={block[name]}
      beside={besideOf(definition, block)}
    />
  ))
}

/** The value that the choices of a field depend on. */
function besideOf({ choices_from: from }: FieldDefinition, block: Block): Json | undefined {
  return from?.kind === 'parts' ? block[from.namedBy] : undefined
}

interface FieldRowProps extends Pick<FieldProps, 'definition' | 'value' | 'beside'> {
  readonly uid: string
  readonly name: string
}

/** Renders again only when its own value has changed. */
const FieldRow = memo(function FieldRow({ uid, name, definition, value, beside }: FieldRowProps) {
  const { set } = useStoryActions()
  const label = definition.display_name
  const change = useCallback(
    (next: Json | undefined) => set(uid, name, next, label),
    [set, uid, name, label],
  )
  const Field = useContext(FieldKindsContext)?.(definition)
  return (
    Field && (
      <Field
        definition={definition}
        value={value}
        onChange={change}
        path={{ uid, field: name }}
        beside={beside}
      />
    )
  )
})
