import { useEffect, useMemo, useRef, useState } from 'react'
import { type EditorUrlState, useEditor, useStoryState } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { PresenceContext } from '../context/presence.ts'
import { StoryActionsContext } from '../context/story-actions.ts'
import { type BlockPosition, findBlock } from '../document/blocks.ts'
import { FieldsPanel } from '../fields/fields-panel.tsx'
import { translate } from '../messages/messages.ts'
import { Notices } from '../notices/notices.tsx'
import { BlockPicker } from '../outline/block-picker.tsx'
import { Outline } from '../outline/outline.tsx'
import { OutlineButtons } from '../outline/outline-buttons.tsx'
import { allowedBlocks, formatPosition, parsePosition } from '../outline/positions.ts'
import { usePresence } from '../presence/use-presence.ts'
import { findClickedField } from '../preview/clicked-field.ts'
import { Preview } from '../preview/preview.tsx'
import type { ClickedBlock } from '../preview/preview-connection.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { createStoryActions, readOnlyActions } from './create-story-actions.ts'
import { scrollToPart } from './scroll-to-part.ts'
import { TopBar } from './top-bar.tsx'

interface StoryViewProps {
  readonly storyStore: StoryStore
  readonly urlState: EditorUrlState
  readonly announce: (message: string) => void
  readonly onTreeChange: () => void
}

export function StoryView({ storyStore, urlState, announce, onTreeChange }: StoryViewProps) {
  const { components, navigate, me } = useEditor()
  const canEdit = hasRole(me, 'author')
  const [hoveredUid, setHoveredUid] = useState<string>()
  const [width, setWidth] = useState<number>()
  useTreeRefresh(storyStore, onTreeChange)
  const fields = useRef<HTMLDivElement>(null)
  const rootUid = useStoryState(storyStore, ({ story }) => story.draft.content._uid)
  const isSelectionFound = useStoryState(
    storyStore,
    ({ story }) =>
      urlState.block !== undefined && findBlock(story.draft.content, urlState.block) !== undefined,
  )
  const selectedUid = isSelectionFound && urlState.block !== undefined ? urlState.block : rootUid
  const { others, saveMessage } = usePresence(storyStore, {
    block: selectedUid,
    field: urlState.field ?? '',
  })
  const actions = useMemo(() => {
    const openBlock = (uid: string | undefined, field?: string) => navigate({ block: uid, field })
    const openPicker = (position: BlockPosition) =>
      navigate({ dialog: 'add', place: formatPosition(position) })
    const actions = createStoryActions({ storyStore, components, openBlock, openPicker, announce })
    return canEdit ? actions : readOnlyActions(actions, announce)
  }, [storyStore, components, navigate, announce, canEdit])
  const selectBlock = (uid: string) => {
    navigate({ block: uid, field: undefined })
    scrollToPart(fields.current)
  }
  const selectClicked = ({ storyId, uid, text }: ClickedBlock) => {
    const field = findClickedField(findBlock(storyStore.state().story.draft.content, uid), text)
    // A click on the selected block outside its texts does not move the form.
    if (field !== undefined || uid !== selectedUid) navigate({ storyId, block: uid, field })
  }
  const content = storyStore.state().story.draft.content
  const position =
    urlState.dialog === 'add' ? parsePosition(urlState.place, content, components) : undefined
  return (
    <PresenceContext value={others}>
      <StoryActionsContext value={actions}>
        <TopBar
          storyStore={storyStore}
          width={width}
          onWidth={setWidth}
          onPublished={onTreeChange}
          urlState={urlState}
          saveMessage={saveMessage}
        />
        <section className="workspace-outline panel" aria-label={translate('workspace.blocks')}>
          {canEdit && <OutlineButtons storyStore={storyStore} selectedUid={selectedUid} />}
          <Outline
            storyStore={storyStore}
            selectedUid={selectedUid}
            onSelect={selectBlock}
            onHover={setHoveredUid}
            announce={announce}
          />
        </section>
        <main className="workspace-preview">
          <Preview
            storyStore={storyStore}
            selectedUid={isSelectionFound ? selectedUid : undefined}
            hoveredUid={hoveredUid}
            width={width}
            onSelect={selectClicked}
          />
        </main>
        <Notices storyStore={storyStore} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes which control has the focus */}
        <div
          ref={fields}
          className="workspace-fields"
          onFocus={({ target }) => {
            const field = target.closest<HTMLElement>('[data-field]')?.dataset.field
            if (field !== undefined) navigate({ block: selectedUid, field })
          }}
        >
          <FieldsPanel storyStore={storyStore} uid={selectedUid} field={urlState.field} />
        </div>
        {position !== undefined && (
          <BlockPicker
            choices={allowedBlocks(components, findBlock(content, position.parent), position.field)}
            onPick={(component) => actions.insert(component, position)}
            onClose={() => navigate({ dialog: undefined, place: undefined })}
          />
        )}
      </StoryActionsContext>
    </PresenceContext>
  )
}

/** Calls back when something that the story tree shows has changed. */
function useTreeRefresh(storyStore: StoryStore, onChanged: () => void): void {
  const shownInTree = useStoryState(storyStore, ({ story: { record } }) =>
    [record.name, record.published, record.unpublished_changes].join(' '),
  )
  const lastShown = useRef(shownInTree)
  useEffect(() => {
    if (lastShown.current === shownInTree) return
    lastShown.current = shownInTree
    onChanged()
  }, [shownInTree, onChanged])
}
