import type { Me } from '@prospectus/protocol/management/person'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Components, SendRequest } from '../api/api.ts'
import type { OpenStory, OpenStoryState } from '../saving/open-story.ts'

/** What any part of the editor may need, and what does not change while the editor is open. */
export interface Editor {
  readonly me: Me
  readonly request: SendRequest
  readonly components: Components
  readonly go: (address: Partial<Address>) => void
}

/** What the address of the editor names: a story, a block in it, a field of that block. */
export interface Address {
  readonly storyId: number | undefined
  readonly block: string | undefined
  readonly field: string | undefined
  /** What is open over the story or the tree, such as `versions`. */
  readonly dialog: string | undefined
  /** The line of the tree that it is about, where that need not be the story: of `move`, `delete` and such. */
  readonly about: number | undefined
  /** Where a block is to be added, as `positionInAddress` writes it. */
  readonly place: string | undefined
  /** The version that is looked at there. */
  readonly version: number | undefined
  /** What the tree of stories shows, as a query; empty for all. */
  readonly filter: string
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === undefined) throw new Error('A part of the editor stands outside of it')
  return editor
}

/** A part of an open story. The component is drawn again when that part changes, not at other keystrokes. */
export function useStory<Part>(open: OpenStory, part: (state: OpenStoryState) => Part): Part {
  return useSyncExternalStore(open.subscribe, () => part(open.state()))
}
