import { type DragEvent, useCallback, useDeferredValue, useState } from 'react'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { Pager } from '../components/pager.tsx'
import { View } from '../components/view.tsx'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { useRefresh, useRows } from '../context/server-state.ts'
import { extensionsOf } from '../fields/asset/file-kinds.ts'
import { AssetGrid } from './asset-grid.tsx'
import { AssetPanel } from './asset-panel.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'
import './library.css'
import { translate } from '../messages/messages.ts'

const PER_PAGE = 60
/** Drag data type for files, the same in every browser language. */
const DRAGGED_FILES = 'Files'

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
  const [openId, setOpen] = useState<number>()
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
  const refresh = useRefresh()
  const { uploads, add, clear } = useUploads(useCallback(() => refresh('assets'), [refresh]))
  const openAsset = list.rows?.find(({ id }) => id === openId)
  const mayUpload = may(me, 'author')
  const handleDrag = (event: DragEvent) => {
    if (!mayUpload || !event.dataTransfer.types.includes(DRAGGED_FILES)) return
    event.preventDefault()
    setDragOver(event.type !== 'drop')
    if (event.type === 'drop') add(event.dataTransfer.files)
  }
  return (
    <View
      title={translate('library.media')}
      intro={mayUpload ? translate('library.introDrop') : translate('library.intro')}
      actions={
        mayUpload && (
          <label className="button-link file-button is-primary">
            {translate('library.upload')}
            <input
              type="file"
              multiple
              accept={extensionsOf(undefined).join()}
              onChange={(event) => {
                add(event.currentTarget.files ?? [])
                event.currentTarget.value = ''
              }}
            />
          </label>
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
          <input
            type="search"
            aria-label={translate('library.search')}
            placeholder={translate('library.searchHint')}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value)
              setPage(1)
            }}
          />
          <select
            aria-label={translate('library.which')}
            value={filter}
            onChange={(event) => {
              setFilter(event.currentTarget.value)
              setPage(1)
            }}
          >
            {FILTERS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          {list.rows !== undefined && (
            <span className="quiet">{translate('library.count', { total: list.total })}</span>
          )}
        </search>
        <NoticeLine
          notice={list.problem === '' ? notice : { label: list.problem, isProblem: true }}
        />
        <UploadList uploads={uploads} onClear={clear} />
        <AssetGrid
          assets={list.rows}
          isFiltered={appliedSearch !== '' || filter !== ''}
          onOpen={setOpen}
        />
        <Pager page={page} perPage={PER_PAGE} total={list.total} onPage={setPage} />
      </section>
      {openAsset !== undefined && (
        <AssetPanel asset={openAsset} onDeleted={notify} onClose={() => setOpen(undefined)} />
      )}
    </View>
  )
}
