import type { Me } from '@prospectus/protocol/management/person'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Components, SendRequest } from '../api/api.ts'
import type { OpenStory, OpenStoryState } from '../saving/open-story.ts'

/** Services and settings for every part of the editor; constant while the editor is open. */
export interface Editor {
  readonly me: Me
  readonly request: SendRequest
  readonly components: Components
  readonly go: (address: Partial<Address>) => void
}

/** The state kept in the editor's address: a story, a block in it, a field of that block, and an open dialog. */
export interface Address {
  readonly storyId: number | undefined
  readonly block: string | undefined
  readonly field: string | undefined
  readonly dialog: string | undefined
  /** Id of the story that a dialog such as `move` or `delete` is about; it may differ from the open story. */
  readonly about: number | undefined
  /** Position for a new block, as written by `positionInAddress`. */
  readonly place: string | undefined
  readonly version: number | undefined
  /** Filter of the story tree, as a query; '' for all stories. */
  readonly filter: string
}

export const EditorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === undefined) throw new Error('useEditor must be called inside the editor')
  return editor
}

/** A part of an open story's state. The component renders again only when that part changes. */
export function useStory<Part>(open: OpenStory, part: (state: OpenStoryState) => Part): Part {
  return useSyncExternalStore(open.subscribe, () => part(open.state()))
}
