import { useState } from 'react'
import { CheckboxRow } from '../../components/form.tsx'
import './asset-field.css'
import { textOf } from '../../document/json.ts'
import { translate } from '../../messages/messages.ts'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { AssetPicker } from './asset-picker.tsx'
import {
  type AssetValue,
  assetsIn,
  dimensionsOf,
  fileName,
  isDecorative,
  isPicture,
  withAlt,
  withDecorative,
} from './asset-value.ts'
import type { CropRatio } from './crop-address.ts'
import { CropPreviews } from './crop-previews.tsx'
import { FocalPointPicker } from './focal-point.tsx'

/** Field for one file, or for a list of files. */
export function AssetField({ definition, value, onChange, path }: FieldProps) {
  const isList = definition.type === 'multiasset'
  const max = isList ? (definition.maximum ?? Number.POSITIVE_INFINITY) : 1
  const assets = isList ? assetsIn(value) : assetsIn(value).slice(0, 1)
  const write = (changed: readonly AssetValue[]) =>
    onChange(isList ? changed : (changed[0] ?? null))
  const [isPicking, setPicking] = useState(false)
  const name = definition.display_name
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      {assets.map((asset, index) => (
        <AssetCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold one file twice
          key={`${index} ${asset.filename}`}
          id={`${path.uid}-${path.field}-${index}`}
          asset={asset}
          crops={definition.crops ?? []}
          onChange={(changed) => write(assets.with(index, changed))}
          onRemove={() => write(assets.toSpliced(index, 1))}
        />
      ))}
      <button
        type="button"
        className="field-add"
        disabled={max > 1 && assets.length >= max}
        onClick={() => setPicking(true)}
      >
        {max === 1 && assets.length > 0
          ? translate('asset.chooseAnother', { field: name })
          : translate('asset.choose', { field: name })}
      </button>
      {isPicking && (
        <AssetPicker
          kinds={definition.filetypes}
          onPick={(asset) => write(max === 1 ? [asset] : [...assets, asset])}
          onClose={() => setPicking(false)}
        />
      )}
    </FieldFrame>
  )
}

interface AssetCardProps {
  readonly id: string
  readonly asset: AssetValue
  readonly crops: readonly CropRatio[]
  readonly onChange: (asset: AssetValue) => void
  readonly onRemove: () => void
}

function AssetCard({ id, asset, crops, onChange, onRemove }: AssetCardProps) {
  const name = fileName(asset)
  const dimensions = dimensionsOf(asset)
  return (
    <div className="asset-card">
      {isPicture(asset) && (
        <>
          <FocalPointPicker asset={asset} onChange={(focus) => onChange({ ...asset, focus })} />
          {crops.length > 0 && <CropPreviews asset={asset} ratios={crops} />}
        </>
      )}
      <p className="quiet asset-name">
        {name}
        {dimensions !== undefined && `, ${dimensions.width} × ${dimensions.height}`}
      </p>
      {isPicture(asset) && <AltText id={id} asset={asset} onChange={onChange} />}
      <button
        type="button"
        className="field-add"
        aria-label={translate('asset.removeFile', { name })}
        onClick={onRemove}
      >
        {translate('asset.remove')}
      </button>
    </div>
  )
}

type AltTextProps = Pick<AssetCardProps, 'id' | 'asset' | 'onChange'>

function AltText({ id, asset, onChange }: AltTextProps) {
  const alt = textOf(asset.alt)
  const isMissing = alt.trim() === '' && !isDecorative(asset)
  return (
    <>
      <label htmlFor={`${id}-alt`}>{translate('asset.alt')}</label>
      <input
        id={`${id}-alt`}
        type="text"
        disabled={isDecorative(asset)}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        value={alt}
        onChange={(event) => onChange(withAlt(asset, event.currentTarget.value))}
      />
      {isMissing && (
        <p id={`${id}-missing`} className="field-fault">
          {translate('asset.altMissing')}
        </p>
      )}
      <CheckboxRow
        label={translate('asset.decorative')}
        checked={isDecorative(asset)}
        onChange={(isChecked) => onChange(withDecorative(asset, isChecked))}
      />
    </>
  )
}
