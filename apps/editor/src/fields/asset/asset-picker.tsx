import { type DragEvent, useState } from 'react'
import { CloseButton, Dialog } from '../../components/dialog.tsx'
import { Pager } from '../../components/pager.tsx'
import { useEditor } from '../../context/editor-context.ts'
import { may } from '../../context/may.ts'
import { useRows } from '../../context/server-state.ts'
import { useDebounced } from '../../context/use-debounced.ts'
import { translate } from '../../messages/messages.ts'
import type { FieldDefinition } from '../field-props.ts'
import { type AssetValue, fieldValueOf, isPicture, nameOf } from './asset-value.ts'
import { extensionsOf } from './file-kinds.ts'
import { useUpload } from './use-upload.ts'

/** Uploaded files, and those that came with the content. */
const LOCATIONS = ['assets', 'bundled_assets'] as const
type FileLocation = (typeof LOCATIONS)[number]
const PER_PAGE = 60
const SEARCH_DEBOUNCE_MS = 150

interface AssetPickerProps {
  readonly kinds?: FieldDefinition['filetypes']
  readonly onPick: (asset: AssetValue) => void
  readonly onClose: () => void
}

export function AssetPicker({ kinds, onPick, onClose }: AssetPickerProps) {
  const { me } = useEditor()
  const [text, setText] = useState('')
  const [location, setLocation] = useState<FileLocation>('assets')
  const [page, setPage] = useState(1)
  const search = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const query = { search, filetypes: kinds?.join(',') ?? '', page, per_page: PER_PAGE }
  const found = useRows(`GET ${location}`, { query })
  const pick = (asset: AssetValue) => {
    onPick(fieldValueOf(asset))
    onClose()
  }
  const { upload, uploading, problem } = useUpload(kinds, pick)
  const mayUpload = may(me, 'author') && uploading === undefined
  const drop = (event: DragEvent) => {
    if (![...event.dataTransfer.items].some(({ kind }) => kind === 'file')) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && mayUpload && file !== undefined) void upload(file)
  }
  return (
    <Dialog
      className="is-middle asset-picker"
      title={translate('asset.dialog')}
      onClose={onClose}
      onDragOver={drop}
      onDrop={drop}
    >
      <div className="asset-search">
        <input
          type="search"
          aria-label={translate('asset.search')}
          placeholder={translate('asset.searchHint')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setPage(1)
          }}
        />
        <select
          aria-label={translate('asset.place')}
          value={location}
          onChange={(event) => {
            setLocation(LOCATIONS.find((each) => each === event.currentTarget.value) ?? 'assets')
            setPage(1)
          }}
        >
          {LOCATIONS.map((each) => (
            <option key={each} value={each}>
              {translate(`asset.places.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <FileGrid location={location} {...found} isSearched={text !== ''} onPick={pick} />
      <Pager page={page} perPage={PER_PAGE} total={found.total} onPage={setPage} />
      {problem !== '' && <p role="alert">{problem}</p>}
      {uploading !== undefined && (
        <p>
          {translate('asset.uploading', { name: uploading.name })}{' '}
          <progress
            aria-label={translate('asset.uploading', { name: uploading.name })}
            value={uploading.progress}
            max={1}
          />
        </p>
      )}
      <div className="dialog-actions">
        {may(me, 'author') && <span className="quiet asset-drop">{translate('asset.drop')}</span>}
        <CloseButton />
        {mayUpload && (
          <label className="button-link file-button">
            {translate('asset.upload')}
            <input
              type="file"
              accept={extensionsOf(kinds).join()}
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

interface FileGridProps {
  readonly location: FileLocation
  /** Undefined while loading. */
  readonly rows: readonly AssetValue[] | undefined
  readonly problem: string
  readonly isSearched: boolean
  readonly onPick: (asset: AssetValue) => void
}

function FileGrid({ location, rows, problem, isSearched, onPick }: FileGridProps) {
  if (problem !== '') return <p role="alert">{problem}</p>
  if (rows === undefined) return <p className="quiet">{translate('asset.loading')}</p>
  if (rows.length === 0) {
    const empty = location === 'assets' ? translate('asset.empty') : translate('asset.emptyBundle')
    return <p className="quiet">{isSearched ? translate('asset.none') : empty}</p>
  }
  return (
    <ul className="asset-grid">
      {rows.map((file) => (
        <li key={file.filename}>
          <button type="button" onClick={() => onPick(file)}>
            <span className="asset-thumbnail">
              {isPicture(file) ? (
                <img src={file.filename} alt="" loading="lazy" />
              ) : (
                nameOf(file).split('.').at(-1)
              )}
            </span>
            <span>{nameOf(file)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
