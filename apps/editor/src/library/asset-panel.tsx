import { useState } from 'react'
import { useEditor } from '../context/editor-context.ts'
import { may } from '../context/may.ts'
import { sizeOf } from '../fields/asset/asset-value.ts'
import { endingsOf } from '../fields/asset/file-kinds.ts'
import { uploadFile } from '../fields/asset/upload-file.ts'
import { FormDialog } from '../pieces/form-dialog.tsx'
import { NoticeLine, useNotice } from '../pieces/notice.tsx'
import { PanelDialog } from '../pieces/panel-dialog.tsx'
import { showDay } from '../pieces/show-time.ts'
import { AssetForm } from './asset-form.tsx'
import { AssetUses } from './asset-uses.tsx'
import { type LibraryAsset, sizeWords } from './library-asset.ts'
import { WORDS } from './words.ts'

interface AssetPanelProps {
  readonly asset: LibraryAsset
  /** Called when something about it has changed. */
  readonly onChanged: () => void
  readonly onDeleted: (words: string) => void
  readonly onClose: () => void
}

/** One file: its texts, where it is shown, and a way to replace it. */
export function AssetPanel({ asset, onChanged, onDeleted, onClose }: AssetPanelProps) {
  const { ask, me } = useEditor()
  const { notice, report } = useNotice()
  const [share, setShare] = useState<number>()
  const [isDeleting, setDeleting] = useState(false)
  const size = sizeOf(asset)
  const replace = async (file: File) => {
    setShare(0)
    const { fault } = await uploadFile(ask, file, { replaces: asset.id, onProgress: setShare })
    setShare(undefined)
    report(fault, WORDS.replaced)
    onChanged()
  }
  return (
    <PanelDialog title={asset.name} onClose={onClose}>
      <p className="quiet">
        {size !== undefined && `${size.width} × ${size.height}, `}
        {WORDS.facts(sizeWords(asset.content_length), showDay(asset.created_at))}{' '}
        <a href={asset.filename} target="_blank" rel="noreferrer">
          {WORDS.open}
        </a>
      </p>
      <NoticeLine notice={notice} />
      {may(me, 'author') && (
        <AssetForm
          key={asset.filename}
          asset={asset}
          onSave={async (facts) => {
            const { fault } = await ask(`PUT assets/${asset.id}`, { body: { asset: facts } })
            report(fault, WORDS.saved)
            onChanged()
          }}
        />
      )}
      <AssetUses key={asset.updated_at} id={asset.id} />
      {share !== undefined && <progress aria-label={WORDS.replacing} value={share} max={1} />}
      {may(me, 'editor') && (
        <div className="dialog-actions">
          <button type="button" onClick={() => setDeleting(true)}>
            {WORDS.delete}
          </button>
          <label className="button-link file-button">
            {WORDS.replace}
            <input
              type="file"
              accept={endingsOf(undefined).join()}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? []
                event.currentTarget.value = ''
                if (file !== undefined) void replace(file)
              }}
            />
          </label>
        </div>
      )}
      {isDeleting && (
        <FormDialog
          title={WORDS.deleteTitle(asset.name)}
          submit={WORDS.deleteIt}
          isDanger
          onClose={() => setDeleting(false)}
          onSubmit={async () => {
            const { status, fault } = await ask(`DELETE assets/${asset.id}`)
            if (fault === '') {
              onDeleted(WORDS.deleted(asset.name))
              onClose()
            }
            return status === 422 ? WORDS.inUse : fault
          }}
        >
          <p>{WORDS.final}</p>
        </FormDialog>
      )}
    </PanelDialog>
  )
}
