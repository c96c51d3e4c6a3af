import { useState } from 'react'
import type { Json } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { AssetPicker } from '../asset/asset-picker.tsx'
import { assetsIn, nameOf } from '../asset/asset-value.ts'
import { CropPreviews } from '../asset/crop-previews.tsx'

interface SharedPictureProps {
  readonly id: string
  /** An address, or in older content a whole file. */
  readonly value: Json | undefined
  readonly onChange: (address: string) => void
}

const KINDS = ['images'] as const
/** The aspect ratio that social networks crop to. */
const RATIOS = ['1200/630'] as const

export function SharedPicture({ id, value, onChange }: SharedPictureProps) {
  const [isPicking, setPicking] = useState(false)
  const [asset] = assetsIn(typeof value === 'string' ? { filename: value } : value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out its legend differently
    <div role="group" aria-labelledby={`${id}-label`} className="field">
      <span id={`${id}-label`} className="field-label">
        {translate('seo.picture')}
      </span>
      {asset !== undefined && (
        <div className="asset-card">
          <CropPreviews asset={asset} ratios={RATIOS} />
          <p className="quiet asset-name">{nameOf(asset)}</p>
          <button type="button" className="field-add" onClick={() => onChange('')}>
            {translate('seo.remove')}
          </button>
        </div>
      )}
      <button type="button" className="field-add" onClick={() => setPicking(true)}>
        {asset === undefined ? translate('seo.choose') : translate('seo.chooseAnother')}
      </button>
      <p className="field-help">{translate('seo.help')}</p>
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
