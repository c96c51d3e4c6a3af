import type { KeyboardEvent, MouseEvent } from 'react'
import { type AssetValue, focusOf, withFocus } from './asset-value.ts'
import './focal-point.css'
import { steppedFocus } from './stepped-focus.ts'
import { WORDS } from './words.ts'

interface FocalPointProps {
  readonly asset: AssetValue
  readonly onChange: (focus: string) => void
}

/** A picture, and the point of it that stays in sight, set by click or by arrow keys. */
export function FocalPoint({ asset, onChange }: FocalPointProps) {
  const focus = focusOf(asset)
  const put = (share: { readonly x: number; readonly y: number }) => {
    const { focus } = withFocus(asset, share)
    if (typeof focus === 'string') onChange(focus)
  }
  const point = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    put({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const step = (event: KeyboardEvent) => {
    const share = steppedFocus(focus, event.key, event.shiftKey)
    if (share === undefined) return
    event.preventDefault()
    put(share)
  }
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const where =
    focus === undefined ? WORDS.focusUnset : WORDS.focusAt(percent(focus.x), percent(focus.y))
  return (
    <button
      type="button"
      className="focal-point"
      title={WORDS.focusHelp}
      aria-label={WORDS.focus(where)}
      onClick={point}
      onKeyDown={step}
    >
      <img src={asset.filename} alt="" />
      {focus !== undefined && (
        <span
          className="focal-point-mark"
          style={{ insetInlineStart: percent(focus.x), insetBlockStart: percent(focus.y) }}
        />
      )}
    </button>
  )
}
