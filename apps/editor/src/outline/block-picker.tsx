import { useDeferredValue, useState } from 'react'
import type { EditorComponent } from '../api/api.ts'
import { arrowThrough } from '../pieces/arrow-through.ts'
import { CloseButton, Dialog } from '../pieces/dialog.tsx'
import './block-picker.css'
import { groupedBlocks } from './block-groups.ts'
import { BlockPicture } from './block-picture.tsx'
import { WORDS } from './words.ts'

interface BlockPickerProps {
  /** The blocks that may stand at the place. */
  readonly fitting: readonly EditorComponent[]
  readonly onPick: (component: string) => void
  readonly onClose: () => void
}

/** Asks which block to add, and shows a picture of the one that is pointed at. */
export function BlockPicker({ fitting, onPick, onClose }: BlockPickerProps) {
  const [words, setWords] = useState('')
  const [pointed, point] = useState<string>()
  const wanted = words.trim().toLowerCase()
  const groups = groupedBlocks(
    fitting.filter(({ name, display_name }) =>
      `${display_name} ${name}`.toLowerCase().includes(wanted),
    ),
  )
  const found = groups.flatMap(({ blocks }) => blocks)
  const shown = found.some(({ name }) => name === pointed) ? pointed : found[0]?.name
  const pictured = useDeferredValue(shown)
  const pick = (name: string | undefined) => {
    if (name === undefined) return
    onPick(name)
    onClose()
  }
  return (
    <Dialog className="picker" title={WORDS.add} heading={null} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          pick(shown)
        }}
        onKeyDown={(event) => arrowThrough(event, 'input, .picker-list button')}
      >
        <h2>{WORDS.add}</h2>
        <input
          type="search"
          aria-label={WORDS.search}
          placeholder={WORDS.searchHint}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            point(undefined)
          }}
        />
        <div className="picker-list">
          {groups.map(({ group, blocks }) => (
            <section key={group} aria-label={WORDS.groups[group]}>
              <h3>{WORDS.groups[group]}</h3>
              {blocks.map(({ name, display_name }) => (
                <button
                  key={name}
                  type="button"
                  className={name === shown ? 'is-pointed' : ''}
                  onClick={() => pick(name)}
                  onPointerEnter={() => point(name)}
                  onFocus={() => point(name)}
                >
                  {display_name}
                </button>
              ))}
            </section>
          ))}
          {found.length === 0 && <p className="quiet">{WORDS.nothingFound}</p>}
        </div>
        <CloseButton className="dialog-close" />
      </form>
      {pictured !== undefined && <BlockPicture component={pictured} />}
    </Dialog>
  )
}
