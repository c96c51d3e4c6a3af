import { type IconDrawing, iconDrawings, isDrawnIconName } from './icon-drawings.ts'

/** Icons that point forward, which are mirrored in text from right to left. */
const FORWARD: ReadonlySet<string> = new Set(['arrow', 'external'])

/** A decorative icon. Unknown names draw nothing, since editors type them freely (DATA-4). */
export function Icon({ name, className }: { name: string | undefined; className?: string }) {
  if (!isDrawnIconName(name)) return null
  const { lines, accent }: IconDrawing = iconDrawings[name]
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
      {accent !== undefined && <path className="icon-needle" d={accent} />}
    </svg>
  )
}
