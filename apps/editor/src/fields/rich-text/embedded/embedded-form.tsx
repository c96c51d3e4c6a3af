import { useContext } from 'react'
import { useEditor } from '../../../context/editor-context.ts'
import { useStoryActions } from '../../../context/story-actions.ts'
import type { Block } from '../../../document/json.ts'
import { FieldKindsContext } from './field-kinds.ts'

/** Every field of an embedded block. */
export function EmbeddedForm({ block }: { readonly block: Block }) {
  const { components } = useEditor()
  const { set } = useStoryActions()
  const fieldOf = useContext(FieldKindsContext)
  const { _uid: uid } = block
  const schema = components.get(block.component)?.schema ?? {}
  return (
    <div className="fields">
      {Object.entries(schema).map(([name, definition]) => {
        const Field = fieldOf?.(definition)
        return Field === undefined ? null : (
          <Field
            key={`${uid} ${name}`}
            definition={definition}
            value={block[name]}
            onChange={(value) => set(uid, name, value, definition.display_name)}
            path={{ uid, field: name }}
          />
        )
      })}
    </div>
  )
}
