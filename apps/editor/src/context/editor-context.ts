import type { Me } from '@prospectus/protocol/management/person'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Components, SendRequest } from '../api/api.ts'
import type { StoryStore, StoryStoreState } from '../saving/story-store.ts'

/** Services that do not change while the editor is open. */
export interface Editor {
  readonly me: Me
  readonly request: SendRequest
  readonly components: Components
  readonly navigate: (change: Partial<EditorUrlState>) => void
}

/** State that is kept in the editor's URL: `storyId` in the path, all others in the query. */
export interface EditorUrlState {
  readonly storyId: number | undefined
  /** Uid of the selected block. */
  readonly block: string | undefined
  /** Name of the field to focus. */
  readonly field: string | undefined
  /** Kind of the open dialog, such as `move`. */
  readonly dialog: string | undefined
  /** Id of the story that a dialog such as `move` or `delete` acts on; it need not be the open story. */
  readonly about: number | undefined
  /** Position for a new block, as written by `formatPosition`. */
  readonly place: string | undefined
  readonly version: number | undefined
  /** Filter of the story tree, as a query; '' for all stories. */
  readonly filter: string
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === undefined)
    throw new Error('useEditor was called outside the editor; call it below an EditorContext')
  return editor
}

/** Selects from the state of the story being edited. The component renders again only when the selection changes. */
export function useStoryState<Part>(
  storyStore: StoryStore,
  select: (state: StoryStoreState) => Part,
): Part {
  return useSyncExternalStore(storyStore.subscribe, () => select(storyStore.state()))
}
