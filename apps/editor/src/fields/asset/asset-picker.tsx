import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import { may } from '../../context/may.ts'
import type { FieldDefinition } from '../field-props.ts'
import { type AssetValue, chosen } from './asset-value.ts'
import { FileGrid } from './file-grid.tsx'
import { endingsOf } from './file-kinds.ts'
import { type FilePlace, useFiles } from './use-files.ts'
import { useUpload } from './use-upload.ts'
import { WORDS } from './words.ts'

const PLACES: readonly FilePlace[] = ['assets', 'bundled_assets']

interface AssetPickerProps {
  /** What fits the field; every kind of file unless told. */
  readonly kinds?: FieldDefinition['filetypes']
  readonly onPick: (asset: AssetValue) => void
  readonly onClose: () => void
}

/** Files to choose from: uploaded ones, those that came with the site, and one that is uploaded right here. */
export function AssetPicker({ kinds, onPick, onClose }: AssetPickerProps) {
  const { me } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [place, setPlace] = useState<FilePlace>('assets')
  const found = useFiles({ place, words, kinds })
  const pick = (asset: AssetValue) => {
    onPick(chosen(asset))
    dialog.current?.close()
  }
  const { upload, sent, fault } = useUpload(kinds, pick)
  const mayUpload = may(me, 'author') && sent === undefined
  useEffect(() => dialog.current?.showModal(), [])
  const drop = (event: DragEvent) => {
    if (![...event.dataTransfer.items].some(({ kind }) => kind === 'file')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && mayUpload && file !== undefined) void upload(file)
  }
  return (
    <dialog
      ref={dialog}
      className="dialog is-middle asset-picker"
      aria-label={WORDS.dialog}
      onClose={onClose}
      onDragOver={drop}
      onDrop={drop}
    >
      <h2>{WORDS.dialog}</h2>
      <div className="asset-search">
        <input
          type="search"
          aria-label={WORDS.search}
          placeholder={WORDS.searchHint}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <select
          aria-label={WORDS.place}
          value={place}
          onChange={(event) =>
            setPlace(PLACES.find((each) => each === event.currentTarget.value) ?? 'assets')
          }
        >
          {PLACES.map((each) => (
            <option key={each} value={each}>
              {WORDS.places[each]}
            </option>
          ))}
        </select>
      </div>
      <FileGrid found={found} isSearched={words !== ''} onPick={pick} />
      {fault !== '' && <p role="alert">{fault}</p>}
      {sent !== undefined && (
        <p>
          {WORDS.uploading(sent.name)}{' '}
          <progress aria-label={WORDS.uploading(sent.name)} value={sent.share} max={1} />
        </p>
      )}
      <div className="dialog-actions">
        {may(me, 'author') && <span className="quiet asset-drop">{WORDS.drop}</span>}
        <button type="button" onClick={() => dialog.current?.close()}>
          {WORDS.cancel}
        </button>
        {mayUpload && (
          <label className="button-link file-button">
            {WORDS.upload}
            <input
              type="file"
              accept={endingsOf(kinds).join()}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? []
                event.currentTarget.value = ''
                if (file !== undefined) void upload(file)
              }}
            />
          </label>
        )}
      </div>
    </dialog>
  )
}
