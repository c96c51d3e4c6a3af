import type { KeyboardEvent, MouseEvent } from 'react'
import { type AssetValue, focusOf, withFocus } from './asset-value.ts'
import './focal-point.css'
import { translate } from '../../messages/messages.ts'

/** Fractions of the picture's width and height. */
interface Point {
  readonly x: number
  readonly y: number
}

interface FocalPointProps {
  readonly asset: AssetValue
  readonly onChange: (focus: string) => void
}

/** A picture and its focal point, set by click or by arrow keys. */
export function FocalPointPicker({ asset, onChange }: FocalPointProps) {
  const focus = focusOf(asset)
  const setFocus = (point: Point) => {
    const { focus: storedFocus } = withFocus(asset, point)
    if (typeof storedFocus === 'string') onChange(storedFocus)
  }
  const moveByClick = ({
    currentTarget,
    clientX,
    clientY,
    detail,
  }: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard has no position.
    if (detail === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setFocus({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  const moveByKey = (event: KeyboardEvent) => {
    const point = stepFocus(focus, event.key, event.shiftKey)
    if (point === undefined) return
    event.preventDefault()
    setFocus(point)
  }
  const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
  const positionText =
    focus === undefined
      ? translate('asset.focusUnset')
      : translate('asset.focusAt', { left: percent(focus.x), top: percent(focus.y) })
  return (
    <button
      type="button"
      className="focal-point"
      title={translate('asset.focusHelp')}
      aria-label={translate('asset.focus', { where: positionText })}
      onClick={moveByClick}
      onKeyDown={moveByKey}
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

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns the focal point after an arrow key; undefined for other keys. */
export function stepFocus(
  from: Point | undefined,
  key: string,
  isFineStep: boolean,
): Point | undefined {
  const direction = DIRECTIONS[key]
  if (direction === undefined) return undefined
  const { x, y } = from ?? { x: 0.5, y: 0.5 }
  const distance = isFineStep ? 0.01 : 0.05
  return { x: clamp(x + direction[0] * distance), y: clamp(y + direction[1] * distance) }
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction))
}
