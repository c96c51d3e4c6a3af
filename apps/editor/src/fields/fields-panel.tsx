import { lazy, memo, Suspense, useCallback, useEffect, useRef } from 'react'
import { useEditor, useStory } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { useStoryActions } from '../context/story-actions.ts'
import { findBlock, wayTo } from '../document/find-block.ts'
import type { Block, Json } from '../document/json.ts'
import { blockLabel } from '../outline/block-label.ts'
import type { OpenStory } from '../saving/open-story.ts'
import type { FieldDefinition } from './field-props.ts'
import { focusField } from './focus-field.ts'
import { fieldOf } from './registry.ts'
import { AddressLine } from './story-facts/address-line.tsx'
import { NameField } from './story-facts/name-field.tsx'
import { TagsField } from './story-facts/tags-field.tsx'
import { WORDS } from './words.ts'

/** Reads a whole story with the schemas of the site, which nothing else in the editor needs. */
const Snippets = lazy(async () => ({
  default: (await import('../snippets/snippets.tsx')).Snippets,
}))

interface FieldsPanelProps {
  readonly open: OpenStory
  readonly uid: string
  /** The field that the address names: it gets the focus. */
  readonly field: string | undefined
}

/** The form of the chosen block, below the blocks that it is in. */
export function FieldsPanel({ open, uid, field }: FieldsPanelProps) {
  const { components, go, me } = useEditor()
  const mayChange = may(me, 'author')
  const block = useStory(open, ({ story }) => findBlock(story.draft.content, uid))
  const way = wayTo(open.state().story.draft.content, uid) ?? []
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (field !== undefined) focusField(panel.current, { uid, field })
  }, [uid, field])
  const component = block && components.get(block.component)
  return (
    <section ref={panel} className="fields" aria-label={WORDS.fields}>
      <nav className="fields-way" aria-label={WORDS.parents}>
        {way.slice(0, -1).map((step) => (
          <button
            key={step.block._uid}
            type="button"
            onClick={() => go({ block: step.block._uid, field: undefined })}
          >
            {blockLabel(step.block, components).kind}
          </button>
        ))}
      </nav>
      {block !== undefined && <h2>{blockLabel(block, components).kind}</h2>}
      {!mayChange && <p className="quiet">{WORDS.readOnly}</p>}
      <fieldset className="fields-set" disabled={!mayChange}>
        {way.length === 1 && (
          <>
            <NameField open={open} />
            <AddressLine open={open} />
            <TagsField open={open} />
          </>
        )}
        {block !== undefined && component === undefined && (
          <p className="quiet">{WORDS.unknownBlock(block.component)}</p>
        )}
        {block !== undefined && component !== undefined && (
          <BlockForm block={block} schema={component.schema} />
        )}
      </fieldset>
      {way.length === 1 && component?.schema.seo !== undefined && (
        <Suspense>
          <Snippets open={open} />
        </Suspense>
      )}
    </section>
  )
}

interface BlockFormProps {
  readonly block: Block
  readonly schema: Readonly<Record<string, FieldDefinition>>
}

function BlockForm({ block, schema }: BlockFormProps) {
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

/** What the choices of a field depend on. */
function besideOf({ choices_from: from }: FieldDefinition, block: Block): Json | undefined {
  return from?.kind === 'parts' ? block[from.namedBy] : undefined
}

interface FieldRowProps {
  readonly uid: string
  readonly name: string
  readonly definition: FieldDefinition
  readonly value: Json | undefined
  readonly beside: Json | undefined
}

/** Drawn again only when its own value has changed. */
const FieldRow = memo(function FieldRow({ uid, name, definition, value, beside }: FieldRowProps) {
  const { set } = useStoryActions()
  const label = definition.display_name
  const change = useCallback(
    (next: Json | undefined) => set(uid, name, next, label),
    [set, uid, name, label],
  )
  const Field = fieldOf(definition)
  return (
    <Field
      definition={definition}
      value={value}
      onChange={change}
      path={{ uid, field: name }}
      beside={beside}
    />
  )
})
