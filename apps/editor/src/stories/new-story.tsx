import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { allFolders, folderOf, slugOf, usualType } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import type { StoryChanges } from './use-story-changes.ts'

interface NewStoryProps {
  readonly tree: StoryTree
  /** The id of the story beside which the new one is offered a place. */
  readonly beside: number | undefined
  readonly create: StoryChanges['create']
  readonly onClose: () => void
}

const FOLDER = 'folder'

/** Asks for the name, kind and place of a new story. */
export function NewStory({ tree, beside, create, onClose }: NewStoryProps) {
  const { components } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const [parent, setParent] = useState(() => folderOf(tree, beside))
  const [kind, setKind] = useState<string>()
  const [name, setName] = useState('')
  const [typedSlug, setSlug] = useState<string>()
  const [fault, setFault] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const roots = [...components.values()].filter((component) => component.is_root)
  const shownKind = kind ?? usualType(tree, parent) ?? 'modules/page'
  const slug = typedSlug ?? slugOf(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const component = shownKind === FOLDER ? undefined : shownKind
    const wrong = await create({ name, slug, parent, component })
    setFault(wrong)
    if (wrong === '') dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="dialog" aria-label="New story" onClose={onClose}>
      <form onSubmit={submit} className="story-form">
        <h2>New story</h2>
        <label>
          Name
          <input required value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
        <label>
          Kind
          <select value={shownKind} onChange={(event) => setKind(event.currentTarget.value)}>
            {roots.map((root) => (
              <option key={root.name} value={root.name}>
                {root.display_name}
              </option>
            ))}
            <option value={FOLDER}>Folder</option>
          </select>
        </label>
        <label>
          Folder
          <select value={parent} onChange={(event) => setParent(Number(event.currentTarget.value))}>
            {allFolders(tree).map(({ id, path }) => (
              <option key={id} value={id}>
                {path}
              </option>
            ))}
          </select>
        </label>
        <label>
          Address
          <input
            required
            value={slug}
            placeholder="the-last-part-of-the-address"
            onChange={(event) => setSlug(event.currentTarget.value)}
          />
        </label>
        <p role="alert">{fault}</p>
        <div className="dialog-actions">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="is-primary">
            Create
          </button>
        </div>
      </form>
    </dialog>
  )
}
