/**
 * SVG elements for the lower edge of a social picture of 1,200 by 630 pixels: the ruler of the site's header, in the
 * colour `ink`, and its needle, in the colour `mark`.
 */
export function socialEdge({ ink, mark }: { readonly ink: string; readonly mark: string }): string {
  return [
    `<path d="${ticks(8, 622)}${ticks(40, 612)}" stroke="${ink}" stroke-opacity="0.4"/>`,
    `<path d="M80 604l13 26h-26z" fill="${mark}" stroke="${ink}"/>`,
  ].join('')
}

function ticks(step: number, top: number): string {
  return Array.from({ length: 1200 / step }, (_, n) => `M${n * step + 0.5} ${top}V630`).join('')
}
