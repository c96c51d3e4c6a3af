import { useEffect } from 'react'
import { useStory } from '../context/editor-context.ts'
import { PublishButtons } from '../publishing/publish-buttons.tsx'
import type { OpenStory } from '../saving/open-story.ts'
import { SaveState } from './save-state.tsx'

interface TopBarProps {
  readonly open: OpenStory
  readonly width: number | undefined
  readonly onWidth: (width: number | undefined) => void
  readonly onPublished: () => void
}

const WIDTHS = [
  [390, 'Phone', '390 px'],
  [768, 'Tablet', '768 px'],
  [1440, 'Desktop', '1440 px'],
  [undefined, 'Free', 'as wide as there is room'],
] as const

/** What is open, whether it is saved, and the actions on the whole story. */
export function TopBar({ open, width, onWidth, onPublished }: TopBarProps) {
  const name = useStory(open, ({ story }) => story.draft.name)
  const slug = useStory(open, ({ story }) => story.record.full_slug)
  const undo = useStory(open, ({ story }) => story.history.done.at(-1)?.label)
  const redo = useStory(open, ({ story }) => story.history.undone.at(-1)?.label)
  const clashes = useStory(open, ({ story }) => story.clashes.length)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) open.redo()
      else open.undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open])
  return (
    <header className="workspace-bar">
      <h1 className="bar-title">
        {name} <span className="quiet">/{slug}</span>
      </h1>
      <SaveState open={open} />
      {clashes > 0 && (
        <span role="status" aria-label="Clashes" className="bar-clash">
          A colleague changed the same {clashes === 1 ? 'field' : `${clashes} fields`}: yours was
          kept, theirs is in the versions.
        </span>
      )}
      <span className="bar-space" />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be laid out in its own way */}
      <div role="group" aria-label="Width of the preview" className="bar-widths">
        {WIDTHS.map(([wide, label, hint]) => (
          <button
            key={label}
            type="button"
            title={hint}
            aria-pressed={width === wide}
            onClick={() => onWidth(wide)}
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label="Undo"
        title={undo === undefined ? 'Undo' : `Undo: ${undo}`}
        disabled={undo === undefined}
        onClick={() => open.undo()}
      >
        ↶
      </button>
      <button
        type="button"
        aria-label="Redo"
        title={redo === undefined ? 'Redo' : `Redo: ${redo}`}
        disabled={redo === undefined}
        onClick={() => open.redo()}
      >
        ↷
      </button>
      <PublishButtons open={open} onDone={onPublished} />
    </header>
  )
}
