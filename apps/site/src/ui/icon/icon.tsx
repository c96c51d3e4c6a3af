import { type IconDrawing, iconDrawings, isIconName } from './icon-drawings.ts'

/** Icons that point forward, which are mirrored in text from right to left. */
const FORWARD: ReadonlySet<string> = new Set(['arrow', 'external'])

/** A decorative icon. Unknown names draw nothing, since editors type them freely (DATA-4). */
export function Icon({ name, className }: { name: string | undefined; className?: string }) {
  if (!isIconName(name)) return null
  const { lines, needle }: IconDrawing = iconDrawings[name]
  const classes = ['icon', className, FORWARD.has(name) && 'icon-forward']
  return (
    <svg
      className={classes.filter(Boolean).join(' ')}
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
