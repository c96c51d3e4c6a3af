import { type FormEvent, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { Dialog, leaveDialog } from '../pieces/dialog.tsx'
import { FolderChoice } from './folder-choice.tsx'
import { folderOf, languageOf, nameOf, slugOf } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import type { StoryChanges } from './use-story-changes.ts'
import { WORDS } from './words.ts'

interface DuplicateStoryProps {
  readonly tree: StoryTree
  readonly id: number
  readonly duplicate: StoryChanges['duplicate']
  readonly onClose: () => void
}

/** Asks for the name and place of a copy. One in the folder of another language is a translation, unless told. */
export function DuplicateStory({ tree, id, duplicate, onClose }: DuplicateStoryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { languages } = useEditor().me.space
  const home = folderOf(tree, id)
  const [folder, setFolder] = useState(home)
  const [isLinked, setLinked] = useState(true)
  const [typedName, setName] = useState<string>()
  const [typedSlug, setSlug] = useState<string>()
  const [fault, setFault] = useState('')
  const isTranslatable = languageOf(tree, folder, languages) !== languageOf(tree, home, languages)
  const translation = isTranslatable && isLinked
  const original = nameOf(tree, id)
  const name = typedName ?? (translation ? original : WORDS.copyOf(original))
  const slug = typedSlug ?? slugOf(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await duplicate(id, { name, slug, parent: folder, translation })
    setFault(wrong)
    if (wrong === '') dialog.current?.close()
  }
  return (
    <Dialog ref={dialog} label={WORDS.duplicateStory} onClose={onClose}>
      <form onSubmit={submit} className="story-form">
        <h2>{WORDS.duplicateStory}</h2>
        <label>
          {WORDS.name}
          <input required value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
        <FolderChoice tree={tree} folder={folder} onChoose={setFolder} />
        <label>
          {WORDS.address}
          <input required value={slug} onChange={(event) => setSlug(event.currentTarget.value)} />
        </label>
        {isTranslatable && (
          <label className="story-form-tick">
            <input
              type="checkbox"
              checked={isLinked}
              onChange={(event) => setLinked(event.currentTarget.checked)}
            />
            {WORDS.isTranslation}
          </label>
        )}
        <p className="quiet">{WORDS.duplicateHelp}</p>
        <p role="alert">{fault}</p>
        <div className="dialog-actions">
          <button type="button" onClick={() => leaveDialog(dialog.current)}>
            {WORDS.cancel}
          </button>
          <button type="submit" className="is-primary">
            {WORDS.duplicate}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
