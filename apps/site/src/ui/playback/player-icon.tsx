const drawings = { play: 'M8 5v14l11-7z', pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' }

/** A solid icon on a player's button; decorative. */
export function PlayerIcon(props: {
  readonly name: keyof typeof drawings
  readonly className: string
}) {
  return (
    <svg
      className={props.className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[props.name]} />
    </svg>
  )
}
