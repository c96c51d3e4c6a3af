import { type DragEvent, useRef, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import { may } from '../../context/may.ts'
import { Dialog, leaveDialog } from '../../pieces/dialog.tsx'
import { Pager } from '../../pieces/pager.tsx'
import type { FieldDefinition } from '../field-props.ts'
import { type AssetValue, chosen } from './asset-value.ts'
import { FileGrid } from './file-grid.tsx'
import { endingsOf } from './file-kinds.ts'
import { FILES_PER_PAGE, type FilePlace, useFiles } from './use-files.ts'
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
  const [page, setPage] = useState(1)
  const found = useFiles({ place, words, kinds, page })
  const pick = (asset: AssetValue) => {
    onPick(chosen(asset))
    dialog.current?.close()
  }
  const { upload, sent, fault } = useUpload(kinds, pick)
  const mayUpload = may(me, 'author') && sent === undefined
  const drop = (event: DragEvent) => {
    if (![...event.dataTransfer.items].some(({ kind }) => kind === 'file')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && mayUpload && file !== undefined) void upload(file)
  }
  return (
    <Dialog
      ref={dialog}
      className="is-middle asset-picker"
      label={WORDS.dialog}
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
          onChange={(event) => {
            setWords(event.currentTarget.value)
            setPage(1)
          }}
        />
        <select
          aria-label={WORDS.place}
          value={place}
          onChange={(event) => {
            setPlace(PLACES.find((each) => each === event.currentTarget.value) ?? 'assets')
            setPage(1)
          }}
        >
          {PLACES.map((each) => (
            <option key={each} value={each}>
              {WORDS.places[each]}
            </option>
          ))}
        </select>
      </div>
      <FileGrid found={found} isSearched={words !== ''} onPick={pick} />
      <Pager page={page} perPage={FILES_PER_PAGE} total={found?.total ?? 0} onPage={setPage} />
      {fault !== '' && <p role="alert">{fault}</p>}
      {sent !== undefined && (
        <p>
          {WORDS.uploading(sent.name)}{' '}
          <progress aria-label={WORDS.uploading(sent.name)} value={sent.share} max={1} />
        </p>
      )}
      <div className="dialog-actions">
        {may(me, 'author') && <span className="quiet asset-drop">{WORDS.drop}</span>}
        <button type="button" onClick={() => leaveDialog(dialog.current)}>
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
    </Dialog>
  )
}
