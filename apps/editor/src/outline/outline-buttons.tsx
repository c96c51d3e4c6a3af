import { useEditor, useStory } from '../context/editor-context.ts'
import { useStoryActions } from '../context/story-actions.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { useCopiedBlock } from './copied-block.ts'
import { addPlace, pastePlace } from './places.ts'

interface OutlineButtonsProps {
  readonly open: OpenStory
  readonly chosen: string
}

/** What can be done with the chosen block. */
export function OutlineButtons({ open, chosen }: OutlineButtonsProps) {
  const { components } = useEditor()
  const { add, duplicate, remove, copy, paste } = useStoryActions()
  const isRoot = useStory(open, ({ story }) => story.draft.content._uid === chosen)
  const content = useStory(open, ({ story }) => story.draft.content)
  const place = addPlace(content, chosen, components)
  const copied = useCopiedBlock()
  const canPaste =
    copied !== undefined && pastePlace(content, chosen, copied.component, components) !== undefined
  const ofBlock = [
    ['Duplicate', duplicate],
    ['Delete', remove],
    ['Copy', copy, 'Copy block, to paste it here or into another story (Ctrl C)'],
  ] as const
  return (
    <div className="panel-head outline-buttons">
      <button type="button" disabled={place === undefined} onClick={() => place && add(place)}>
        Add block
      </button>
      {ofBlock.map(([words, act, title = `${words} block`]) => (
        <button
          key={words}
          type="button"
          aria-label={`${words} block`}
          title={title}
          disabled={isRoot}
          onClick={() => act(chosen)}
        >
          {words}
        </button>
      ))}
      <button
        type="button"
        title={copied === undefined ? 'Copy a block first' : 'Paste the copied block (Ctrl V)'}
        disabled={!canPaste}
        onClick={() => paste(chosen)}
      >
        Paste below
      </button>
    </div>
  )
}
