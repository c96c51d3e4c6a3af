import type { Asset } from '@prospectus/protocol/management/asset'
import { type DragEvent, useCallback, useDeferredValue, useRef, useState } from 'react'
import { FileButton, isFileDrag } from '../components/files.tsx'
import { SearchBox, Select } from '../components/form.tsx'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { Pager } from '../components/pager.tsx'
import { EmptyMessage, View } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { useRefresh, useRows } from '../context/server-state.ts'
import { isDecorative, isPicture } from '../fields/asset/asset-value.ts'
import { extensionsOf } from '../fields/asset/file-kinds.ts'
import { uploadFile } from '../fields/asset/upload-file.ts'
import { translate } from '../messages/messages.ts'
import { AssetPanel } from './asset-panel.tsx'
import { formatSize } from './format-size.ts'
import './library.css'

const PER_PAGE = 60

const FILTERS = [
  ['', translate('library.all')],
  ['unused', translate('library.unused')],
  ['undescribed', translate('library.undescribed')],
] as const

export function Library() {
  const { me } = useEditor()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState('')
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<number>()
  const [isDragOver, setDragOver] = useState(false)
  const { notice, notify } = useNotice()
  const appliedSearch = useDeferredValue(search)
  const list = useRows('GET assets', {
    query: {
      search: appliedSearch,
      page,
      per_page: PER_PAGE,
      ...(filter !== '' && { [filter]: true }),
    },
  })
  const { uploads, addFiles, clearUploads } = useUploads()
  const openAsset = list.rows?.find(({ id }) => id === openId)
  const canUpload = hasRole(me, 'author')
  const handleDrag = (event: DragEvent) => {
    if (!canUpload || !isFileDrag(event.dataTransfer)) return
    event.preventDefault()
    setDragOver(event.type !== 'drop')
    if (event.type === 'drop') addFiles(event.dataTransfer.files)
  }
  return (
    <View
      title={translate('library.media')}
      intro={canUpload ? translate('library.introDrop') : translate('library.intro')}
      actions={
        canUpload && (
          <FileButton
            label={translate('library.upload')}
            className="is-primary"
            accept={extensionsOf(undefined).join()}
            multiple
            onFiles={addFiles}
          />
        )
      }
    >
      <section
        aria-label={translate('library.files')}
        className={isDragOver ? 'library is-over' : 'library'}
        onDragOver={handleDrag}
        onDrop={handleDrag}
        onDragLeave={() => setDragOver(false)}
      >
        <search className="view-filters">
          <SearchBox
            label={translate('library.search')}
            placeholder={translate('library.searchHint')}
            value={search}
            onChange={(text) => {
              setSearch(text)
              setPage(1)
            }}
          />
          <Select
            label={translate('library.which')}
            value={filter}
            choices={FILTERS}
            onChange={(next) => {
              setFilter(next)
              setPage(1)
            }}
          />
          {list.rows !== undefined && (
            <span className="quiet">{translate('library.count', { total: list.total })}</span>
          )}
        </search>
        <NoticeLine notice={notice} problem={list.problem} />
        <UploadList uploads={uploads} onClear={clearUploads} />
        <AssetGrid
          assets={list.rows}
          isLoading={list.isLoading}
          isFiltered={appliedSearch !== '' || filter !== ''}
          onOpen={setOpenId}
        />
        <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
      </section>
      {openAsset !== undefined && (
        <AssetPanel asset={openAsset} onDeleted={notify} onClose={() => setOpenId(undefined)} />
      )}
    </View>
  )
}

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly onClear: () => void
}

/** Progress of each upload; failed ones stay until dismissed. */
function UploadList({ uploads, onClear }: UploadListProps) {
  if (uploads.length === 0) return null
  const doneCount = uploads.filter(({ state }) => state === 'done').length
  const failedCount = uploads.filter(({ state }) => state === 'failed').length
  const isFinished = doneCount + failedCount === uploads.length
  return (
    <section className="uploads" aria-label={translate('library.uploads')}>
      <p role="status">
        {translate('library.progress', {
          done: doneCount,
          all: uploads.length,
          failed: failedCount,
        })}
      </p>
      <ul className="plain-list">
        {uploads
          .filter(({ state }) => state !== 'done')
          .map(({ key, name, progress, state, problem }) => (
            <li key={key}>
              <span>{name}</span>
              {state === 'failed' ? (
                <span className="upload-fault">{problem}</span>
              ) : (
                <progress
                  aria-label={translate('library.uploadOf', { name })}
                  value={progress}
                  max={1}
                />
              )}
            </li>
          ))}
      </ul>
      {isFinished && (
        <button type="button" onClick={onClear}>
          {translate('library.done')}
        </button>
      )}
    </section>
  )
}

interface AssetGridProps {
  /** Undefined while loading, and when loading failed. */
  readonly assets: readonly Asset[] | undefined
  readonly isLoading: boolean
  readonly isFiltered: boolean
  readonly onOpen: (id: number) => void
}

function AssetGrid({ assets, isLoading, isFiltered, onOpen }: AssetGridProps) {
  if (isLoading) return <p className="quiet view-empty">{translate('library.loading')}</p>
  if (assets === undefined) return null
  if (assets.length === 0) {
    const [title, help] = isFiltered
      ? [translate('library.nothingFound'), translate('library.nothingFoundHelp')]
      : [translate('library.none'), translate('library.noneHelp')]
    return (
      <div className="view-empty">
        <EmptyMessage title={title}>{help}</EmptyMessage>
      </div>
    )
  }
  return (
    <ul className="library-grid">
      {assets.map((asset) => (
        <li key={asset.id}>
          <button type="button" onClick={() => onOpen(asset.id)}>
            <span className="library-picture">
              {isPicture(asset) ? (
                <img src={asset.filename} alt="" loading="lazy" />
              ) : (
                <span className="library-kind">{asset.name.split('.').at(-1)}</span>
              )}
            </span>
            <span className="library-name one-line">{asset.name}</span>
            <span className="quiet">{formatSize(asset.content_length)}</span>
          </button>
          {isPicture(asset) && asset.alt === '' && !isDecorative(asset) && (
            <span className="badge is-warning">{translate('library.noAlt')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface Upload {
  readonly key: number
  readonly name: string
  /** Fraction of the bytes that have been sent, from 0 to 1. */
  readonly progress: number
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed'
  readonly problem: string
}

/** The server accepts four uploads of a person at a time; this leaves room for uploads in another tab. */
const MAX_PARALLEL_UPLOADS = 2

/** Queues uploads, and refetches the files after each successful one. */
function useUploads() {
  const { request } = useEditor()
  const refresh = useRefresh()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waitingFiles = useRef<{ readonly key: number; readonly file: File }[]>([])
  const runningCount = useRef(0)
  const lastKey = useRef(0)
  const update = useCallback((key: number, change: Partial<Upload>) => {
    setUploads((before) =>
      before.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    )
  }, [])
  const runQueue = useCallback(async () => {
    runningCount.current++
    for (let next = waitingFiles.current.shift(); next; next = waitingFiles.current.shift()) {
      const { key, file } = next
      update(key, { state: 'uploading' })
      const { problem } = await uploadFile(request, file, {
        onProgress: (progress) => update(key, { progress }),
      })
      update(key, problem === '' ? { state: 'done', progress: 1 } : { state: 'failed', problem })
      if (problem === '') refresh('assets')
    }
    runningCount.current--
  }, [request, refresh, update])
  const addFiles = useCallback(
    (files: Iterable<File>) => {
      const newFiles = [...files].map((file) => ({ key: ++lastKey.current, file }))
      const initialUpload = { progress: 0, state: 'waiting', problem: '' } as const
      setUploads((before) => [
        ...before.filter((upload) => upload.state !== 'done'),
        ...newFiles.map(({ key, file }) => ({ key, name: file.name, ...initialUpload })),
      ])
      waitingFiles.current.push(...newFiles)
      while (runningCount.current < MAX_PARALLEL_UPLOADS && waitingFiles.current.length > 0)
        void runQueue()
    },
    [runQueue],
  )
  return { uploads, addFiles, clearUploads: () => setUploads([]) }
}
