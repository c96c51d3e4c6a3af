import type { Components } from '../api/api.ts'
import { useEditor, useStory } from '../context/editor-context.ts'
import { useStoryActions } from '../context/story-actions.ts'
import { findBlock, type Place, wayTo } from '../document/find-block.ts'
import { type Block, blocksIn } from '../document/json.ts'
import type { OpenStory } from '../saving/open-story.ts'
import { blockFields, fittingBlocks } from './fitting-blocks.ts'

interface OutlineButtonsProps {
  readonly open: OpenStory
  readonly chosen: string
}

/** What can be done with the chosen block. */
export function OutlineButtons({ open, chosen }: OutlineButtonsProps) {
  const { components } = useEditor()
  const { add, duplicate, remove } = useStoryActions()
  const isRoot = useStory(open, ({ story }) => story.draft.content._uid === chosen)
  const content = useStory(open, ({ story }) => story.draft.content)
  const place = addPlace(content, chosen, components)
  return (
    <div className="panel-head outline-buttons">
      <button type="button" disabled={place === undefined} onClick={() => place && add(place)}>
        Add block
      </button>
      <button
        type="button"
        aria-label="Duplicate block"
        title="Duplicate block"
        disabled={isRoot}
        onClick={() => duplicate(chosen)}
      >
        Duplicate
      </button>
      <button
        type="button"
        aria-label="Delete block"
        title="Delete block"
        disabled={isRoot}
        onClick={() => remove(chosen)}
      >
        Delete
      </button>
    </div>
  )
}

/** Right after the chosen block; inside of it when it is the story itself. */
function addPlace(content: Block, chosen: string, components: Components): Place | undefined {
  const place = wayTo(content, chosen)?.at(-1)?.place
  if (place !== undefined) {
    const after = { ...place, index: place.index + 1 }
    const parent = findBlock(content, place.parent)
    return fittingBlocks(components, parent, place.field).length > 0 ? after : undefined
  }
  const [field] = blockFields(components, content)
  return field === undefined
    ? undefined
    : { parent: content._uid, field, index: blocksIn(content[field]).length }
}
