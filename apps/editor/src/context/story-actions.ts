import { createContext, useContext } from 'react'
import type { BlockPosition } from '../document/blocks.ts'
import type { Json } from '../document/json.ts'

/** What can be done with the blocks of the story that is open. */
export interface StoryActions {
  readonly set: (uid: string, field: string, value: Json | undefined, label: string) => void
  /** Asks which block to add, and puts it at the place. */
  readonly add: (place: BlockPosition) => void
  /** Puts a new block of a kind at a place. */
  readonly put: (component: string, place: BlockPosition) => void
  readonly duplicate: (uid: string) => void
  readonly remove: (uid: string) => void
  /** Keeps a copy of the block to be pasted, here or in another story. */
  readonly copy: (uid: string) => void
  /** Puts what was copied after a block, or inside of it. */
  readonly paste: (uid: string) => void
  /** Moves the block one place up or down in its field. */
  readonly step: (uid: string, by: -1 | 1) => void
  readonly move: (uid: string, place: BlockPosition) => void
}

export const StoryActionsContext = createContext<StoryActions | undefined>(undefined)

export function useStoryActions(): StoryActions {
  const actions = useContext(StoryActionsContext)
  if (actions === undefined) throw new Error('useStoryActions is used outside an open story')
  return actions
}
