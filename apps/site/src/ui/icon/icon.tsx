import type { ReactNode } from 'react'
import { type IconDrawing, iconDrawings, isIconName } from './icon-drawings.ts'

/**
 * A drawn icon, decoration beside words that say the same. `name` is one of the set; an unknown or
 * missing name draws nothing, since editors type it freely (DATA-4).
 */
export function Icon({
  name,
  className,
}: {
  name: string | undefined
  className?: string
}): ReactNode {
  if (!isIconName(name)) return null
  const { lines, needle }: IconDrawing = iconDrawings[name]
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={lines} />
      {needle !== undefined && <path className="icon-needle" d={needle} />}
    </svg>
  )
}
