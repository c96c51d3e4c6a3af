import { useEditor, useStoryState } from '../context/editor-context.ts'
import { useStoryActions } from '../context/story-actions.ts'
import { translate } from '../messages/messages.ts'
import type { StoryStore } from '../saving/story-store.ts'
import { blockLabel } from './block-label.ts'
import { useCopiedBlock } from './copied-block.ts'
import { newBlockPosition, pastePosition } from './positions.ts'

interface OutlineButtonsProps {
  readonly storyStore: StoryStore
  readonly selectedUid: string
}

export function OutlineButtons({ storyStore, selectedUid }: OutlineButtonsProps) {
  const { components } = useEditor()
  const { openPicker, duplicate, remove, copy, paste } = useStoryActions()
  const content = useStoryState(storyStore, ({ story }) => story.draft.content)
  const position = newBlockPosition(content, selectedUid, components)
  const copiedBlock = useCopiedBlock()
  const canPaste =
    copiedBlock !== undefined &&
    pastePosition(content, selectedUid, copiedBlock.component, components) !== undefined
  const pasteHint = () => {
    if (copiedBlock === undefined) return translate('outline.copyFirst')
    if (canPaste) return translate('outline.pasteHint')
    return translate('workspace.doesNotFit', { name: blockLabel(copiedBlock, components).kind })
  }
  const blockActions = [
    [translate('outline.duplicate'), translate('outline.duplicateBlock'), duplicate],
    [translate('outline.delete'), translate('outline.deleteBlock'), remove],
    [
      translate('outline.copy'),
      translate('outline.copyBlock'),
      copy,
      translate('outline.copyHint'),
    ],
  ] as const
  return (
    <div className="panel-head outline-buttons">
      <button
        type="button"
        disabled={position === undefined}
        onClick={() => position && openPicker(position)}
      >
        {translate('outline.add')}
      </button>
      {blockActions.map(([label, name, act, title = name]) => (
        <button
          key={label}
          type="button"
          aria-label={name}
          title={title}
          disabled={content._uid === selectedUid}
          onClick={() => act(selectedUid)}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        title={pasteHint()}
        disabled={!canPaste}
        onClick={() => paste(selectedUid)}
      >
        {translate('outline.paste')}
      </button>
    </div>
  )
}
