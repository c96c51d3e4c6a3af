import { useState } from 'react'
import './asset-field.css'
import { translate } from '../../messages/messages.ts'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldProps } from '../field-props.ts'
import { AssetCard } from './asset-card.tsx'
import { AssetPicker } from './asset-picker.tsx'
import { type AssetValue, assetsIn } from './asset-value.ts'

export function AssetField(props: FieldProps) {
  const { value, onChange } = props
  return (
    <AssetList
      {...props}
      assets={assetsIn(value).slice(0, 1)}
      max={1}
      write={([only]) => onChange(only ?? null)}
    />
  )
}

export function AssetsField(props: FieldProps) {
  const { value, onChange } = props
  return (
    <AssetList
      {...props}
      assets={assetsIn(value)}
      max={props.definition.maximum ?? Number.POSITIVE_INFINITY}
      write={onChange}
    />
  )
}

interface AssetListProps extends FieldProps {
  readonly assets: readonly AssetValue[]
  readonly max: number
  readonly write: (assets: readonly AssetValue[]) => void
}

function AssetList({ definition, path, assets, max, write }: AssetListProps) {
  const [isPicking, setPicking] = useState(false)
  const name = definition.display_name
  return (
    <FieldFrame definition={definition} path={path} isGroup>
      {assets.map((asset, at) => (
        <AssetCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold one file twice
          key={`${at} ${asset.filename}`}
          id={`${path.uid}-${path.field}-${at}`}
          asset={asset}
          crops={definition.crops ?? []}
          onChange={(changed) => write(assets.with(at, changed))}
          onRemove={() => write(assets.toSpliced(at, 1))}
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
