import type { MouseEvent } from 'react'
import { WORDS } from '../words.ts'
import {
  type AssetValue,
  focusOf,
  isDecorative,
  isPicture,
  sizeOf,
  withAlt,
  withDecorative,
  withFocus,
} from './asset-value.ts'

interface AssetCardProps {
  readonly id: string
  readonly asset: AssetValue
  readonly onChange: (asset: AssetValue) => void
  readonly onRemove: () => void
}

/** A chosen file: its alternative text, and the part of the picture that always stays in sight. */
export function AssetCard({ id, asset, onChange, onRemove }: AssetCardProps) {
  const name = asset.filename.split('/').at(-1) ?? ''
  const size = sizeOf(asset)
  const focus = focusOf(asset)
  const place = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // A press by keyboard points at no place; the middle is taken.
    const share =
      detail === 0
        ? { x: 0.5, y: 0.5 }
        : { x: (clientX - left) / width, y: (clientY - top) / height }
    onChange(withFocus(asset, share))
  }
  return (
    <div className="asset-card">
      {isPicture(asset) && (
        <button
          type="button"
          className="asset-picture"
          aria-label={WORDS.focalPoint(name)}
          title={WORDS.focalPointHint}
          onClick={place}
        >
          <img src={asset.filename} alt="" />
          {focus !== undefined && (
            <span
              className="asset-focus"
              style={{
                insetInlineStart: `${focus.x * 100}%`,
                insetBlockStart: `${focus.y * 100}%`,
              }}
            />
          )}
        </button>
      )}
      <p className="quiet asset-name">
        {name}
        {size !== undefined && `, ${size.width} × ${size.height}`}
      </p>
      {isPicture(asset) && (
        <>
          <label htmlFor={`${id}-alt`}>{WORDS.alt}</label>
          <input
            id={`${id}-alt`}
            type="text"
            disabled={isDecorative(asset)}
            value={typeof asset.alt === 'string' ? asset.alt : ''}
            onChange={(event) => onChange(withAlt(asset, event.currentTarget.value))}
          />
          <span className="field-switch">
            <input
              id={`${id}-decorative`}
              type="checkbox"
              checked={isDecorative(asset)}
              onChange={(event) => onChange(withDecorative(asset, event.currentTarget.checked))}
            />
            <label htmlFor={`${id}-decorative`}>{WORDS.decorative}</label>
          </span>
        </>
      )}
      <button
        type="button"
        className="field-add"
        aria-label={WORDS.removeOne(name)}
        onClick={onRemove}
      >
        {WORDS.remove}
      </button>
    </div>
  )
}
