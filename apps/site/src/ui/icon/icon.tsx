import { type IconDrawing, iconDrawings, isIconName } from './icon-drawings.ts'

/** A decorative icon. Unknown names draw nothing, since editors type them freely (DATA-4). */
export function Icon({ name, className }: { name: string | undefined; className?: string }) {
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
