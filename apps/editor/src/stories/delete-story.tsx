import { useRef } from 'react'
import { Dialog, leaveDialog } from '../pieces/dialog.tsx'
import { isPublicIn, mayBeMissed, nameOf } from './folders.ts'
import { LinkedFrom } from './linked-from.tsx'
import type { StoryTree } from './story-tree.ts'
import { useLoss } from './use-loss.tsx'
import type { StoryChanges } from './use-story-changes.ts'
import { WORDS } from './words.ts'

interface DeleteStoryProps {
  readonly tree: StoryTree
  readonly id: number
  readonly remove: StoryChanges['remove']
  readonly onClose: () => void
}

/** Says what will be deleted before it is. */
export function DeleteStory({ tree, id, remove, onClose }: DeleteStoryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const name = nameOf(tree, id)
  const state = tree.columns.state[tree.rowOf.get(id) ?? -1]
  const isPublic = isPublicIn(tree, id)
  const isMissed = mayBeMissed(tree, id)
  const { question, mayGo } = useLoss(id, name)
  return (
    <Dialog ref={dialog} label={WORDS.deleteStory} onClose={onClose}>
      <h2>{WORDS.deleteTitle(name)}</h2>
      <p>
        {state === 'f' && `${WORDS.folderGoes} `}
        {isPublic && `${WORDS.isPublic} `}
        {WORDS.canComeBack}
      </p>
      {isMissed && question}
      <LinkedFrom storyId={id} />
      <div className="dialog-actions">
        <button type="button" onClick={() => leaveDialog(dialog.current)}>
          {WORDS.cancel}
        </button>
        <button
          type="button"
          className="is-primary"
          onClick={async () => {
            if (isMissed && !(await mayGo())) return
            void remove(id, name)
            dialog.current?.close()
          }}
        >
          {WORDS.delete}
        </button>
      </div>
    </Dialog>
  )
}
