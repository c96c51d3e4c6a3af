import { useState } from 'react'
import type { Json } from '../../document/json.ts'
import { AssetPicker } from '../asset/asset-picker.tsx'
import { assetsIn, nameOf } from '../asset/asset-value.ts'
import { CropPreviews } from '../asset/crop-previews.tsx'
import { WORDS } from './words.ts'

interface SharedPictureProps {
  readonly id: string
  /** An address, as the protocol has it; content may hold a whole file. */
  readonly value: Json | undefined
  readonly onChange: (address: string) => void
}

const KINDS = ['images'] as const
/** How social networks cut it. */
const SHAPES = ['1200/630'] as const

/** The picture that social networks show of a page. */
export function SharedPicture({ id, value, onChange }: SharedPictureProps) {
  const [isPicking, setPicking] = useState(false)
  const [asset] = assetsIn(typeof value === 'string' ? { filename: value } : value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend out in its own way
    <div role="group" aria-labelledby={`${id}-label`} className="field">
      <span id={`${id}-label`} className="field-label">
        {WORDS.picture}
      </span>
      {asset !== undefined && (
        <div className="asset-card">
          <CropPreviews asset={asset} shapes={SHAPES} />
          <p className="quiet asset-name">{nameOf(asset)}</p>
          <button type="button" className="field-add" onClick={() => onChange('')}>
            {WORDS.remove}
          </button>
        </div>
      )}
      <button type="button" className="field-add" onClick={() => setPicking(true)}>
        {asset === undefined ? WORDS.choose : WORDS.chooseAnother}
      </button>
      <p className="field-help">{WORDS.help}</p>
      {isPicking && (
        <AssetPicker
          kinds={KINDS}
          onPick={({ filename }) => onChange(filename)}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
