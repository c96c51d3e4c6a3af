import { useEffect, useRef, useState } from 'react'
import { useEditor } from '../../context/editor-context.ts'
import { WORDS } from '../words.ts'
import { type AssetValue, isPicture } from './asset-value.ts'

interface AssetPickerProps {
  readonly onPick: (asset: AssetValue) => void
  readonly onClose: () => void
}

interface Listed {
  readonly assets?: readonly (AssetValue & { readonly id: number })[]
}

/** The files that were uploaded, newest first. */
export function AssetPicker({ onPick, onClose }: AssetPickerProps) {
  const { ask } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Listed['assets']>()
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    let isGone = false
    const query = new URLSearchParams({ search: words, per_page: '60' })
    void ask<Listed>(`GET assets?${query}`).then(({ body }) => {
      if (!isGone) setFound(body.assets ?? [])
    })
    return () => {
      isGone = true
    }
  }, [ask, words])
  return (
    <dialog ref={dialog} className="dialog" aria-label={WORDS.chooseFile} onClose={onClose}>
      <h2>{WORDS.chooseFile}</h2>
      <input
        type="search"
        aria-label={WORDS.searchFiles}
        placeholder={WORDS.searchFilesHint}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className="asset-grid">
        {found?.map((asset) => (
          <li key={asset.id}>
            <button
              type="button"
              onClick={() => {
                onPick(asset)
                dialog.current?.close()
              }}
            >
              {isPicture(asset) && <img src={asset.filename} alt="" loading="lazy" />}
              <span>{asset.filename.split('/').at(-1)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className="quiet">{WORDS.noFile}</p>}
      <div className="dialog-actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          {WORDS.cancel}
        </button>
      </div>
    </dialog>
  )
}
