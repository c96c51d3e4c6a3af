import { useState } from 'react'
import { isDecorative, isPicture } from '../fields/asset/asset-value.ts'
import { FocalPoint } from '../fields/asset/focal-point.tsx'
import { FieldRow } from '../pieces/field-row.tsx'
import type { LibraryAsset } from './library-asset.ts'
import { WORDS } from './words.ts'

export interface AssetFacts {
  readonly alt: string
  readonly title: string
  readonly copyright: string
  readonly source: string
  readonly focus: string
  readonly decorative: boolean
}

interface AssetFormProps {
  readonly asset: LibraryAsset
  readonly onSave: (facts: AssetFacts) => Promise<void>
}

const TEXTS = [
  ['title', WORDS.title],
  ['copyright', WORDS.copyright],
  ['source', WORDS.source],
] as const

/** The texts of a file. Stories that already show the file keep the texts that they hold. */
export function AssetForm({ asset, onSave }: AssetFormProps) {
  const [facts, setFacts] = useState<AssetFacts>(() => {
    const { alt, title, copyright, source, focus } = asset
    return { alt, title, copyright, source, focus, decorative: isDecorative(asset) }
  })
  const set = (change: Partial<AssetFacts>) => setFacts((before) => ({ ...before, ...change }))
  const isPictured = isPicture(asset)
  return (
    <form
      className="asset-form"
      onSubmit={(event) => {
        event.preventDefault()
        void onSave(facts)
      }}
    >
      {isPictured && (
        <FocalPoint asset={{ ...asset, focus: facts.focus }} onChange={(focus) => set({ focus })} />
      )}
      <div className="form-rows">
        {isPictured && (
          <>
            <FieldRow label={WORDS.alt} help={WORDS.altHelp}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  data-saved={asset.alt}
                  value={facts.alt}
                  disabled={facts.decorative}
                  onChange={(event) => set({ alt: event.currentTarget.value })}
                />
              )}
            </FieldRow>
            <label className="form-switch">
              <input
                type="checkbox"
                checked={facts.decorative}
                onChange={(event) => set({ decorative: event.currentTarget.checked })}
              />
              {WORDS.decorative}
            </label>
          </>
        )}
        {TEXTS.map(([name, label]) => (
          <FieldRow key={name} label={label}>
            {(control) => (
              <input
                {...control}
                type="text"
                data-saved={asset[name]}
                value={facts[name]}
                onChange={(event) => set({ [name]: event.currentTarget.value })}
              />
            )}
          </FieldRow>
        ))}
        <div>
          <button type="submit" className="is-primary">
            {WORDS.save}
          </button>
        </div>
      </div>
    </form>
  )
}
