import type { Editor } from '@tiptap/core'
import { useCallback, useSyncExternalStore } from 'react'

/** Draws the component again whenever the text or what is chosen in it has changed. */
export function useEditorState(editor: Editor): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener)
      return () => {
        editor.off('transaction', listener)
      }
    },
    [editor],
  )
  useSyncExternalStore(subscribe, () => editor.state)
}
