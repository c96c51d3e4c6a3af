/** A schedule with a gap at the needle; decorative. */
export function GapDrawing() {
  return (
    <svg className="gap-drawing" viewBox="0 0 640 300" aria-hidden="true" focusable="false">
      <path
        className="gap-drawing-grid"
        d="M40 20V250M150 20V250M260 20V250M370 20V250M480 20V250M590 20V250"
      />
      <path
        className="gap-drawing-axis"
        d="M0 250H640M40 250v12M95 250v7M150 250v12M205 250v7M260 250v12M315 250v7M370 250v12M425 250v7M480 250v12M535 250v7M590 250v12"
      />
      <path
        className="gap-drawing-bar"
        d="M40 36h150v26H40zM128 82h146v26H128zM448 174h142v26H448z"
      />
      <path className="gap-drawing-gap" d="M276 128h158v26H276z" />
      <path className="gap-drawing-way" d="M190 49h20v33M274 95h14v33M434 141h30v33" />
      <path className="gap-drawing-needle" d="M355 8V250M355 250l-9 14h18z" />
    </svg>
  )
}
