import { type DragEvent, useState } from 'react'
import { CloseButton, Dialog } from '../../components/dialog.tsx'
import { FileButton, isFileDrag } from '../../components/files.tsx'
import { SearchBox, Select } from '../../components/form.tsx'
import { Pager } from '../../components/pager.tsx'
import { useEditor } from '../../context/editor-context.ts'
import { hasRole } from '../../context/has-role.ts'
import { useRows } from '../../context/server-state.ts'
import { useDebounced } from '../../context/use-debounced.ts'
import { translate } from '../../messages/messages.ts'
import type { EditorField } from '../field-props.ts'
import { type AssetValue, fileName, isPicture, toFieldValue } from './asset-value.ts'
import { extensionsOf } from './file-kinds.ts'
import { useUpload } from './use-upload.ts'

const SOURCES = [
  ['assets', translate('asset.places.assets')],
  ['bundled_assets', translate('asset.places.bundled_assets')],
] as const
type FileSource = (typeof SOURCES)[number][0]
const PER_PAGE = 60
const SEARCH_DEBOUNCE_MS = 150

interface AssetPickerProps {
  readonly kinds?: EditorField['filetypes']
  readonly onPick: (asset: AssetValue) => void
  readonly onClose: () => void
}

export function AssetPicker({ kinds, onPick, onClose }: AssetPickerProps) {
  const { me } = useEditor()
  const [text, setText] = useState('')
  const [source, setSource] = useState<FileSource>('assets')
  const [page, setPage] = useState(1)
  const search = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const query = { search, filetypes: kinds?.join(',') ?? '', page, per_page: PER_PAGE }
  const files = useRows(`GET ${source}`, { query })
  const pick = (asset: AssetValue) => {
    onPick(toFieldValue(asset))
    onClose()
  }
  const { upload, currentUpload, problem } = useUpload(kinds, pick)
  const canUpload = hasRole(me, 'author') && currentUpload === undefined
  const acceptFile = (event: DragEvent) => {
    if (!isFileDrag(event.dataTransfer)) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && canUpload && file !== undefined) void upload(file)
  }
  return (
    <Dialog
      className="is-middle asset-picker"
      title={translate('asset.dialog')}
      onClose={onClose}
      onDragOver={acceptFile}
      onDrop={acceptFile}
    >
      <div className="asset-search">
        <SearchBox
          label={translate('asset.search')}
          placeholder={translate('asset.searchHint')}
          value={text}
          onChange={(next) => {
            setText(next)
            setPage(1)
          }}
        />
        <Select
          label={translate('asset.scope')}
          value={source}
          choices={SOURCES}
          onChange={(next) => {
            setSource(next)
            setPage(1)
          }}
        />
      </div>
      <FileGrid source={source} {...files} isSearched={text !== ''} onPick={pick} />
      <Pager page={page} perPage={PER_PAGE} total={files.total} onPage={setPage} />
      {problem !== '' && <p role="alert">{problem}</p>}
      {currentUpload !== undefined && (
        <p>
          {translate('asset.uploading', { name: currentUpload.name })}{' '}
          <progress
            aria-label={translate('asset.uploading', { name: currentUpload.name })}
            value={currentUpload.progress}
            max={1}
          />
        </p>
      )}
      <div className="dialog-actions">
        {hasRole(me, 'author') && (
          <span className="quiet asset-drop">{translate('asset.drop')}</span>
        )}
        <CloseButton />
        {canUpload && (
          <FileButton
            label={translate('asset.upload')}
            accept={extensionsOf(kinds).join()}
            onFiles={([file]) => file && void upload(file)}
          />
        )}
      </div>
    </Dialog>
  )
}

interface FileGridProps {
  readonly source: FileSource
  /** Undefined while loading, and when loading failed. */
  readonly rows: readonly AssetValue[] | undefined
  readonly problem: string
  readonly isSearched: boolean
  readonly onPick: (asset: AssetValue) => void
}

function FileGrid({ source, rows, problem, isSearched, onPick }: FileGridProps) {
  if (problem !== '') return <p role="alert">{problem}</p>
  if (rows === undefined) return <p className="quiet">{translate('asset.loading')}</p>
  if (rows.length === 0) {
    const empty = source === 'assets' ? translate('asset.empty') : translate('asset.emptyBundle')
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
                fileName(file).split('.').at(-1)
              )}
            </span>
            <span>{fileName(file)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
