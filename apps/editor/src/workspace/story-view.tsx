import { useEffect, useMemo, useRef, useState } from 'react'
import { type Address, useEditor, useStoryState } from '../context/editor-context.ts'
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
import { fittingBlocks, positionFromAddress, positionInAddress } from '../outline/positions.ts'
import { usePresence } from '../presence/use-presence.ts'
import { clickedField } from '../preview/clicked-field.ts'
import { Preview } from '../preview/preview.tsx'
import type { ClickedBlock } from '../preview/preview-link.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { createStoryActions, readOnlyActions } from './create-story-actions.ts'
import { showBelow } from './show-below.ts'
import { TopBar } from './top-bar.tsx'

interface StoryViewProps {
  readonly open: OpenStory
  readonly address: Address
  readonly announce: (words: string) => void
  readonly onPublished: () => void
}

export function StoryView({ open, address, announce, onPublished }: StoryViewProps) {
  const { components, navigate, me } = useEditor()
  const mayChange = hasRole(me, 'author')
  const [hovered, hover] = useState<string>()
  const [width, setWidth] = useState<number>()
  useTreeRefresh(open, onPublished)
  const fields = useRef<HTMLDivElement>(null)
  const root = useStoryState(open, ({ story }) => story.draft.content._uid)
  const isFound = useStoryState(
    open,
    ({ story }) =>
      address.block !== undefined && findBlock(story.draft.content, address.block) !== undefined,
  )
  const chosen = isFound && address.block !== undefined ? address.block : root
  const { others, saved } = usePresence(open, { block: chosen, field: address.field ?? '' })
  const actions = useMemo(() => {
    const choose = (uid: string | undefined, field?: string) => navigate({ block: uid, field })
    const pick = (position: BlockPosition) =>
      navigate({ dialog: 'add', place: positionInAddress(position) })
    const actions = createStoryActions({ open, components, choose, pick, announce })
    return mayChange ? actions : readOnlyActions(actions, announce)
  }, [open, components, navigate, announce, mayChange])
  const choose = (uid: string) => {
    navigate({ block: uid, field: undefined })
    showBelow(fields.current)
  }
  const chooseClicked = ({ storyId, uid, text }: ClickedBlock) => {
    const field = clickedField(findBlock(open.state().story.draft.content, uid), text)
    // A second click into the same block, beside its texts, leaves the form where it is.
    if (field !== undefined || uid !== chosen) navigate({ storyId, block: uid, field })
  }
  const content = open.state().story.draft.content
  const position =
    address.dialog === 'add' ? positionFromAddress(address.place, content, components) : undefined
  return (
    <PresenceContext value={others}>
      <StoryActionsContext value={actions}>
        <TopBar
          open={open}
          width={width}
          onWidth={setWidth}
          onPublished={onPublished}
          address={address}
          saved={saved}
        />
        <section className="workspace-outline panel" aria-label={translate('workspace.blocks')}>
          {mayChange && <OutlineButtons open={open} chosen={chosen} />}
          <Outline
            open={open}
            chosen={chosen}
            onChoose={choose}
            onHover={hover}
            announce={announce}
          />
        </section>
        <main className="workspace-preview">
          <Preview
            open={open}
            chosen={isFound ? chosen : undefined}
            hovered={hovered}
            width={width}
            onChoose={chooseClicked}
          />
        </main>
        <Notices open={open} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes which control has the focus */}
        <div
          ref={fields}
          className="workspace-fields"
          onFocus={({ target }) => {
            const field = target.closest<HTMLElement>('[data-field]')?.dataset.field
            if (field !== undefined) navigate({ block: chosen, field })
          }}
        >
          <FieldsPanel open={open} uid={chosen} field={address.field} />
        </div>
        {position !== undefined && (
          <BlockPicker
            choices={fittingBlocks(components, findBlock(content, position.parent), position.field)}
            onPick={(component) => actions.insert(component, position)}
            onClose={() => navigate({ dialog: undefined, place: undefined })}
          />
        )}
      </StoryActionsContext>
    </PresenceContext>
  )
}

/** Reloads the tree of stories when a fact that it shows has changed. */
function useTreeRefresh(open: OpenStory, onChanged: () => void): void {
  const facts = useStoryState(open, ({ story: { record } }) =>
    [record.name, record.published, record.unpublished_changes].join(' '),
  )
  const last = useRef(facts)
  useEffect(() => {
    if (last.current === facts) return
    last.current = facts
    onChanged()
  }, [facts, onChanged])
}
