import { translate } from '../../messages/messages.ts'
import {
  type AssetValue,
  isDecorative,
  isPicture,
  nameOf,
  sizeOf,
  withAlt,
  withDecorative,
} from './asset-value.ts'
import type { AspectRatio } from './crop-address.ts'
import { CropPreviews } from './crop-previews.tsx'
import { FocalPoint } from './focal-point.tsx'

interface AssetCardProps {
  readonly id: string
  readonly asset: AssetValue
  readonly crops: readonly AspectRatio[]
  readonly onChange: (asset: AssetValue) => void
  readonly onRemove: () => void
}

export function AssetCard({ id, asset, crops, onChange, onRemove }: AssetCardProps) {
  const name = nameOf(asset)
  const size = sizeOf(asset)
  return (
    <div className="asset-card">
      {isPicture(asset) && (
        <>
          <FocalPoint asset={asset} onChange={(focus) => onChange({ ...asset, focus })} />
          {crops.length > 0 && <CropPreviews asset={asset} ratios={crops} />}
        </>
      )}
      <p className="quiet asset-name">
        {name}
        {size !== undefined && `, ${size.width} × ${size.height}`}
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
  const alt = typeof asset.alt === 'string' ? asset.alt : ''
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
      <span className="field-switch">
        <input
          id={`${id}-decorative`}
          type="checkbox"
          checked={isDecorative(asset)}
          onChange={(event) => onChange(withDecorative(asset, event.currentTarget.checked))}
        />
        <label htmlFor={`${id}-decorative`}>{translate('asset.decorative')}</label>
      </span>
    </>
  )
}
