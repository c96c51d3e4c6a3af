import { type FormEvent, useRef, useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { Dialog, leaveDialog } from '../pieces/dialog.tsx'
import { FolderChoice } from './folder-choice.tsx'
import { folderOf, slugOf, usualType } from './folders.ts'
import type { StoryTree } from './story-tree.ts'
import { TemplateChoice } from './template-choice.tsx'
import type { StoryChanges } from './use-story-changes.ts'
import { WORDS } from './words.ts'

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
  const [template, setTemplate] = useState('')
  const [kind, setKind] = useState<string>()
  const [name, setName] = useState('')
  const [typedSlug, setSlug] = useState<string>()
  const [fault, setFault] = useState('')
  const roots = [...components.values()].filter((component) => component.is_root)
  const shownKind = kind ?? usualType(tree, parent) ?? 'modules/page'
  const slug = typedSlug ?? slugOf(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const component = shownKind === FOLDER ? undefined : shownKind
    const begun = template === '' ? { component } : { template }
    const wrong = await create({ name, slug, parent, ...begun })
    setFault(wrong)
    if (wrong === '') dialog.current?.close()
  }
  return (
    <Dialog ref={dialog} label={WORDS.newStory} onClose={onClose}>
      <form onSubmit={submit} className="story-form">
        <h2>{WORDS.newStory}</h2>
        <label>
          {WORDS.name}
          <input required value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </label>
        <TemplateChoice value={template} onChoose={setTemplate} />
        {template === '' && (
          <label>
            {WORDS.kind}
            <select value={shownKind} onChange={(event) => setKind(event.currentTarget.value)}>
              {roots.map((root) => (
                <option key={root.name} value={root.name}>
                  {root.display_name}
                </option>
              ))}
              <option value={FOLDER}>{WORDS.folder}</option>
            </select>
          </label>
        )}
        <FolderChoice tree={tree} folder={parent} onChoose={setParent} />
        <label>
          {WORDS.address}
          <input
            required
            value={slug}
            placeholder={WORDS.addressExample}
            onChange={(event) => setSlug(event.currentTarget.value)}
          />
        </label>
        <p role="alert">{fault}</p>
        <div className="dialog-actions">
          <button type="button" onClick={() => leaveDialog(dialog.current)}>
            {WORDS.cancel}
          </button>
          <button type="submit" className="is-primary">
            {WORDS.create}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
