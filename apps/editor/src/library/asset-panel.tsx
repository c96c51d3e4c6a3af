import type { Asset, AssetUse, UpdatedStory } from '@prospectus/protocol/management/asset'
import { useState } from 'react'
import { Dialog } from '../components/dialog.tsx'
import { FileButton } from '../components/files.tsx'
import { CheckboxRow, Form, FormDialog, TextRow } from '../components/form.tsx'
import { formatDate } from '../components/format-date.ts'
import { NoticeLine, useNotice } from '../components/notice.tsx'
import { PathLink } from '../components/path.tsx'
import { useEditor } from '../context/editor-context.ts'
import { hasRole } from '../context/has-role.ts'
import { useChange, useRefresh, useRows } from '../context/server-state.ts'
import { dimensionsOf, isDecorative, isPicture } from '../fields/asset/asset-value.ts'
import { extensionsOf } from '../fields/asset/file-kinds.ts'
import { FocalPointPicker } from '../fields/asset/focal-point.tsx'
import { uploadFile } from '../fields/asset/upload-file.ts'
import { translate } from '../messages/messages.ts'
import { formatSize } from './format-size.ts'
import { UpdatedStories } from './updated-stories-list.tsx'

interface Replacement {
  /** Number of replacements while the panel is open. */
  readonly count: number
  /** Stories that the last of them changed. */
  readonly stories: readonly UpdatedStory[]
}

const NO_REPLACEMENT: Replacement = { count: 0, stories: [] }

interface AssetPanelProps {
  readonly asset: Asset
  readonly onDeleted: (message: string) => void
  readonly onClose: () => void
}

export function AssetPanel({ asset, onDeleted, onClose }: AssetPanelProps) {
  const { request, me } = useEditor()
  const change = useChange()
  const refresh = useRefresh()
  const { id } = asset
  const { notice, report } = useNotice()
  const [progress, setProgress] = useState<number>()
  const [replacement, setReplacement] = useState(NO_REPLACEMENT)
  const [isDeleting, setDeleting] = useState(false)
  const uses = useRows('GET assets/:id/stories', { params: { id } })
  const dimensions = dimensionsOf(asset)
  const replace = async (file: File) => {
    setProgress(0)
    const options = { replacedId: id, onProgress: setProgress }
    const { problem, stories } = await uploadFile(request, file, options)
    setProgress(undefined)
    report(problem, translate('library.replaced'))
    // A failed upload names no stories; those of an earlier one may still have to be published or undone.
    if (problem === '') setReplacement(({ count }) => ({ count: count + 1, stories }))
    refresh('assets')
  }
  return (
    <Dialog size="panel" title={asset.name} onClose={onClose}>
      <p className="quiet">
        {dimensions !== undefined && `${dimensions.width} × ${dimensions.height}, `}
        {translate('library.details', {
          size: formatSize(asset.content_length),
          since: formatDate(asset.created_at),
        })}{' '}
        <a href={asset.filename} target="_blank" rel="noreferrer">
          {translate('library.open')}
        </a>
      </p>
      <NoticeLine notice={notice} />
      {hasRole(me, 'author') && (
        <AssetForm
          key={asset.filename}
          asset={asset}
          onSave={async (details) => {
            const { problem } = await change('PUT assets/:id', {
              params: { id },
              body: { asset: details },
            })
            if (problem === '') report('', translate('library.saved'))
            return problem
          }}
        />
      )}
      {replacement.stories.length > 0 && (
        <UpdatedStories
          key={replacement.count}
          stories={replacement.stories}
          onChanged={() => refresh('assets')}
        />
      )}
      <AssetUses {...uses} />
      {progress !== undefined && (
        <progress aria-label={translate('library.replacing')} value={progress} max={1} />
      )}
      {hasRole(me, 'editor') && (
        <div className="dialog-actions">
          <button
            type="button"
            disabled={uses.rows === undefined}
            onClick={() => {
              if (uses.total > 0) report(translate('library.inUse'), '')
              else setDeleting(true)
            }}
          >
            {translate('library.delete')}
          </button>
          <FileButton
            label={translate('library.replace')}
            accept={extensionsOf(undefined).join()}
            onFiles={([file]) => file && void replace(file)}
          />
        </div>
      )}
      {isDeleting && (
        <FormDialog
          title={translate('library.deleteTitle', { name: asset.name })}
          submitLabel={translate('library.deleteIt')}
          isDanger
          onClose={() => setDeleting(false)}
          onSubmit={async () => {
            const { status, problem } = await change('DELETE assets/:id', { params: { id } })
            if (problem === '') {
              onDeleted(translate('library.deleted', { name: asset.name }))
              onClose()
            }
            return status === 422 ? translate('library.inUse') : problem
          }}
        >
          <p>{translate('library.final')}</p>
        </FormDialog>
      )}
    </Dialog>
  )
}

interface AssetUsesProps {
  /** Undefined while loading, and when loading failed. */
  readonly rows: readonly AssetUse[] | undefined
  readonly problem: string
}

function AssetUses({ rows, problem }: AssetUsesProps) {
  return (
    <section aria-label={translate('library.uses')}>
      <h3>{translate('library.uses')}</h3>
      {problem !== '' && <p role="alert">{problem}</p>}
      {rows?.length === 0 && <p className="quiet">{translate('library.notUsed')}</p>}
      <ul className="plain-list">
        {rows?.map((use) => (
          <li key={use.id}>
            <PathLink to={`/stories/${use.id}`}>{use.name}</PathLink>{' '}
            <span className="quiet">/{use.full_slug}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AssetDetails extends Pick<Asset, 'alt' | 'title' | 'copyright' | 'source' | 'focus'> {
  readonly decorative: boolean
}

interface AssetFormProps {
  readonly asset: Asset
  readonly onSave: (details: AssetDetails) => Promise<string>
}

const TEXT_FIELDS = [
  ['title', translate('library.title')],
  ['copyright', translate('library.copyright')],
  ['source', translate('library.source')],
] as const

/** Form for a file's texts and focal point. Stories that already use the file keep their own copies of these. */
function AssetForm({ asset, onSave }: AssetFormProps) {
  const [details, setDetails] = useState<AssetDetails>(() => {
    const { alt, title, copyright, source, focus } = asset
    return { alt, title, copyright, source, focus, decorative: isDecorative(asset) }
  })
  const update = (change: Partial<AssetDetails>) => setDetails({ ...details, ...change })
  const showsPicture = isPicture(asset)
  return (
    <Form
      className="asset-form"
      submitLabel={translate('library.save')}
      onSubmit={() => onSave(details)}
    >
      {showsPicture && (
        <FocalPointPicker
          asset={{ ...asset, focus: details.focus }}
          onChange={(focus) => update({ focus })}
        />
      )}
      <div className="form-rows">
        {showsPicture && (
          <>
            <TextRow
              label={translate('library.alt')}
              help={translate('library.altHelp')}
              data-saved={asset.alt}
              value={details.alt}
              disabled={details.decorative}
              onChange={(alt) => update({ alt })}
            />
            <CheckboxRow
              label={translate('library.decorative')}
              checked={details.decorative}
              onChange={(decorative) => update({ decorative })}
            />
          </>
        )}
        {TEXT_FIELDS.map(([name, label]) => (
          <TextRow
            key={name}
            label={label}
            data-saved={asset[name]}
            value={details[name]}
            onChange={(text) => update({ [name]: text })}
          />
        ))}
      </div>
    </Form>
  )
}
