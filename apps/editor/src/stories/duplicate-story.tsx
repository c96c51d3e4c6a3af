import { type FormEvent, useEffect, useRef, useState } from 'react'
import { nameOf, slugOf } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import type { StoryChanges } from './use-story-changes.ts'
import { WORDS } from './words.ts'

interface DuplicateStoryProps {
  readonly tree: StoryTree
  readonly id: number
  readonly duplicate: StoryChanges['duplicate']
  readonly onClose: () => void
}

/** Asks for the name and address of a copy. */
export function DuplicateStory({ tree, id, duplicate, onClose }: DuplicateStoryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState(() => WORDS.copyOf(nameOf(tree, id)))
  const [typedSlug, setSlug] = useState<string>()
  const [fault, setFault] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const slug = typedSlug ?? slugOf(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await duplicate(id, { name, slug })
    setFault(wrong)
    if (wrong === '') dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-label={WORDS.duplicateStory} onClose={onClose}>
      <form onSubmit={submit} className="story-form">
        <h2>{WORDS.duplicateStory}</h2>
        <label>
          {WORDS.name}
          <input required value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
        <label>
          {WORDS.address}
          <input required value={slug} onChange={(event) => setSlug(event.currentTarget.value)} />
        </label>
        <p className="quiet">{WORDS.duplicateHelp}</p>
        <p role="alert">{fault}</p>
        <div className="dialog-actions">
          <button type="button" onClick={() => dialog.current?.close()}>
            {WORDS.cancel}
          </button>
          <button type="submit" className="is-primary">
            {WORDS.duplicate}
          </button>
        </div>
      </form>
    </dialog>
  )
}
