import { type FormEvent, useEffect, useRef, useState } from 'react'
import { allFolders, folderOf, nameOf } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import type { StoryChanges } from './use-story-changes.ts'
import { WORDS } from './words.ts'

interface MoveToProps {
  readonly tree: StoryTree
  readonly id: number
  readonly moveTo: StoryChanges['moveTo']
  readonly onClose: () => void
}

/** Asks into which folder a story goes. Its old address leads to the new one. */
export function MoveTo({ tree, id, moveTo, onClose }: MoveToProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [folder, setFolder] = useState(() => folderOf(tree, id))
  const [fault, setFault] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await moveTo(id, folder)
    setFault(wrong)
    if (wrong === '') dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-label={WORDS.moveStory} onClose={onClose}>
      <form onSubmit={submit} className="story-form">
        <h2>{WORDS.moveTitle(nameOf(tree, id))}</h2>
        <label>
          {WORDS.folder}
          <select value={folder} onChange={(event) => setFolder(Number(event.currentTarget.value))}>
            {allFolders(tree, id).map((each) => (
              <option key={each.id} value={each.id}>
                {each.path}
              </option>
            ))}
          </select>
        </label>
        <p className="quiet">{WORDS.oldAddress}</p>
        <p role="alert">{fault}</p>
        <div className="dialog-actions">
          <button type="button" onClick={() => dialog.current?.close()}>
            {WORDS.cancel}
          </button>
          <button type="submit" className="is-primary">
            {WORDS.move}
          </button>
        </div>
      </form>
    </dialog>
  )
}
