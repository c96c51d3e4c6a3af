import { createContext, useContext } from 'react'
import type { BlockPosition } from '../document/blocks.ts'
import type { Json } from '../document/json.ts'

export interface StoryActions {
  readonly setField: (uid: string, field: string, value: Json | undefined, label: string) => void
  /** Opens the block picker for a position. */
  readonly openPicker: (position: BlockPosition) => void
  readonly insert: (component: string, position: BlockPosition) => void
  readonly duplicate: (uid: string) => void
  readonly remove: (uid: string) => void
  /** Copies the block, for pasting here or in another story. */
  readonly copy: (uid: string) => void
  /** Pastes the copied block after this one if the list allows it there, otherwise into this one. */
  readonly paste: (uid: string) => void
  /** Moves the block one position up or down in its field. */
  readonly moveBy: (uid: string, by: -1 | 1) => void
  readonly move: (uid: string, position: BlockPosition) => void
}

export const StoryActionsContext = createContext<StoryActions | undefined>(undefined)

export function useStoryActions(): StoryActions {
  const actions = useContext(StoryActionsContext)
  if (actions === undefined)
    throw new Error(
      'useStoryActions was called outside an open story; call it below a StoryActionsContext',
    )
  return actions
}
