/** A shelf of books with a gap at the needle; decorative. */
export function GapDrawing() {
  return (
    <svg className="gap-drawing" viewBox="0 0 640 300" aria-hidden="true" focusable="false">
      <path
        className="gap-drawing-bar"
        d="M40 80h44v170H40zM92 54h60v196H92zM160 100h36v150h-36zM204 66h52v184h-52zM336 54h44v196h-44zM388 90h64v160h-64zM460 62h40v188h-40zM508 78h58v172h-58z"
      />
      <path className="gap-drawing-gap" d="M266 74h60v176h-60z" />
      <path
        className="gap-drawing-band"
        d="M40 104h44M92 82h60M92 92h60M160 122h36M204 92h52M336 82h44M336 92h44M388 116h64M460 86h40M508 104h58M508 114h58"
      />
      <path className="gap-drawing-shelf" d="M0 250H640" />
      <path className="gap-drawing-needle" d="M296 8V250M296 250l-9 14h18z" />
    </svg>
  )
}
