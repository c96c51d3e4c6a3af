import { lazy, useEffect, useRef } from 'react'
import { hasPage } from '../api/api.ts'
import { LazyPart } from '../components/lazy-part.tsx'
import { useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { findBlock, findPath } from '../document/blocks.ts'
import { translate } from '../messages/messages.ts'
import { blockLabel } from '../outline/block-label.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { BlockForm, FieldComponentContext } from './block-form.tsx'
import { findFieldComponent } from './field-components.ts'
import { type FieldPath, fieldId } from './field-props.ts'
import { StoryFields } from './story-fields.tsx'

/** Loaded on demand, since it includes the site's schemas. */
const Snippets = lazy(async () => ({
  default: (await import('../snippets/snippets.tsx')).Snippets,
}))

interface FieldsPanelProps {
  readonly storyStore: StoryStore
  readonly uid: string
  readonly field: string | undefined
}

export function FieldsPanel({ storyStore, uid, field }: FieldsPanelProps) {
  const { components, navigate, me } = useEditor()
  const canEdit = hasRole(me, 'author')
  const block = useStoryState(storyStore, ({ story }) => findBlock(story.draft.content, uid))
  const path = findPath(storyStore.state().story.draft.content, uid) ?? []
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (field !== undefined) focusField(panel.current, { uid, field })
  }, [uid, field])
  const component = block && components.get(block.component)
  return (
    <section ref={panel} className="fields" aria-label={translate('fields.fields')}>
      <nav className="fields-path" aria-label={translate('fields.parents')}>
        {path.slice(0, -1).map((step) => (
          <button
            key={step.block._uid}
            type="button"
            onClick={() => navigate({ block: step.block._uid, field: undefined })}
          >
            {blockLabel(step.block, components).kind}
          </button>
        ))}
      </nav>
      {block !== undefined && <h2>{blockLabel(block, components).kind}</h2>}
      {!canEdit && <p className="quiet">{translate('fields.readOnly')}</p>}
      <fieldset className="fields-set" disabled={!canEdit}>
        {path.length === 1 && <StoryFields storyStore={storyStore} />}
        {block !== undefined && component === undefined && (
          <p className="quiet">
            {translate('fields.unknownBlock', { component: block.component })}
          </p>
        )}
        {block !== undefined && component !== undefined && (
          <FieldComponentContext value={findFieldComponent}>
            <BlockForm block={block} schema={component.schema} />
          </FieldComponentContext>
        )}
      </fieldset>
      {path.length === 1 && hasPage(component) && (
        <LazyPart>
          <Snippets storyStore={storyStore} />
        </LazyPart>
      )}
    </section>
  )
}

const CONTROLS = 'input, textarea, select, button, [contenteditable=true]'

/**
 * Focuses a field's control; in a group, the first invalid one, else the first. Leaves a focus inside the field alone.
 */
function focusField(panel: HTMLElement | null, path: FieldPath): void {
  const control = document.getElementById(fieldId(path))
  const group = panel?.querySelector(`[data-field="${CSS.escape(path.field)}"]`)
  if (group?.contains(document.activeElement)) return
  const invalid = group?.querySelector<HTMLElement>('[aria-invalid=true]')
  const target = control ?? invalid ?? group?.querySelector<HTMLElement>(CONTROLS)
  target?.focus()
}
