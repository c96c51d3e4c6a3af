import { type FormEvent, useRef, useState } from 'react'
import { Dialog, leaveDialog } from '../pieces/dialog.tsx'
import { FolderChoice } from './folder-choice.tsx'
import { folderOf, mayBeMissed, nameOf, slugIn } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import { useLoss } from './use-loss.tsx'
import type { StoryChanges } from './use-story-changes.ts'
import { WORDS } from './words.ts'

interface MoveToProps {
  readonly tree: StoryTree
  readonly id: number
  /** The folder that it was dropped into; unless told the form begins with the one that it is in. */
  readonly into: number | undefined
  readonly moveTo: StoryChanges['moveTo']
  readonly onClose: () => void
}

/** Asks into which folder a story goes, and for its address there. Its old address leads to the new one. */
export function MoveTo({ tree, id, into, moveTo, onClose }: MoveToProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [folder, setFolder] = useState(() => into ?? folderOf(tree, id))
  const before = slugIn(tree, id)
  const [slug, setSlug] = useState(before)
  const [fault, setFault] = useState('')
  const isMissed = mayBeMissed(tree, id)
  const { question, mayGo } = useLoss(id, nameOf(tree, id), WORDS.movedLosses)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isMissed && !(await mayGo())) return
    // A start page is called as its folder, so that a slug that stays must not be asked for.
    const wrong = await moveTo(id, folder, slug === before ? undefined : slug)
    setFault(wrong)
    if (wrong === '') dialog.current?.close()
  }
  return (
    <Dialog ref={dialog} label={WORDS.moveStory} onClose={onClose}>
      <form onSubmit={submit} className="story-form">
        <h2>{WORDS.moveTitle(nameOf(tree, id))}</h2>
        <FolderChoice tree={tree} folder={folder} without={id} onChoose={setFolder} />
        <label>
          {WORDS.address}
          <input required value={slug} onChange={(event) => setSlug(event.currentTarget.value)} />
        </label>
        <p className="quiet">{WORDS.oldAddress}</p>
        {isMissed && question}
        <p role="alert">{fault}</p>
        <div className="dialog-actions">
          <button type="button" onClick={() => leaveDialog(dialog.current)}>
            {WORDS.cancel}
          </button>
          <button type="submit" className="is-primary">
            {WORDS.move}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
