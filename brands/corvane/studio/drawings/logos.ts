import { drawing, ink } from '../ink.ts'
import type { Drawing } from './drawing.ts'
import wordmarks from './wordmarks.json' with { type: 'json' }

/** Height of every wordmark, with the space above and below it; half of it is its usual height on a page, in pixels. */
const HEIGHT = 88

/**
 * Wordmarks of the fictional customers, in one ink, so that a page can show them white on a dark ground. Letters are
 * outlines, which look the same everywhere: `wordmarks.json` has them, set in faces of the SIL Open Font License (Saira,
 * Unbounded, Comfortaa, Cinzel, Lora, Zilla Slab, Jost, Archivo Black).
 */
export const logos: Readonly<Record<string, Drawing>> = {
  // Between two rails.
  'halden-rail': wordmark('Halden Rail', wordmarks['halden-rail'], [
    shape('M0 16h227v4H0zM0 68h227v4H0z'),
  ]),
  'norvik-energy': wordmark('Norvik Energy', wordmarks['norvik-energy']),
  // Its sign is a globe.
  'meridian-health': wordmark('Meridian Health', wordmarks['meridian-health'], [
    stroke('M28 18.5a25.5 25.5 0 1 0 .1 0zM28 18.5c-16 15-16 36 0 51c16-15 16-36 0-51', 5),
  ]),
  'tarn-aero': wordmark('Tarn Aerospace', wordmarks['tarn-aero']),
  // Its letter is cut out of a tower.
  'castellan-bank': wordmark('Castellan Bank', wordmarks['castellan-bank'], [
    shape(`M0 16h12v8h10v-8h12v8h10v-8h12v56H0z${wordmarks['castellan-bank'].cut}`),
  ]),
  // Its sign is a leaf.
  'ashgrove-council': wordmark('Ashgrove Council', wordmarks['ashgrove-council'], [
    stroke('M4 74c4-8 6-14 14-24', 4.5),
    shape(
      'M36 15c-22 4-34 14-33 32c.4 5 2 9 4 12c4-14 11-23 21-30c-8 9-13 18-16 31c18 2 25-16 24-45z',
    ),
  ]),
  // Over waves.
  'bluewater-offshore': wordmark('Bluewater Offshore', wordmarks['bluewater-offshore'], [
    stroke(`M0 66${'q12.2-9 24.4 0t24.4 0'.repeat(8)}`, 4),
  ]),
  // Six sides are its first letter.
  'orrin-pharma': wordmark('Orrin Pharma', wordmarks['orrin-pharma'], [
    stroke('M16.5 31l12.5 7.2v12.6l-12.5 7.2l-12.5-7.2v-12.6z', 3.8),
  ]),
  // Its first line is cut out of a beam.
  'lindqvist-construction': wordmark(
    'Lindqvist Construction',
    wordmarks['lindqvist-construction'],
    [shape(`M0 12h206.5v35H0z${wordmarks['lindqvist-construction'].cut}`)],
  ),
}

function wordmark(
  name: string,
  { width, letters }: { readonly width: number; readonly letters: string },
  sign: readonly string[] = [],
): Drawing {
  const size = { width, height: HEIGHT }
  return { ...size, svg: () => drawing(width, HEIGHT, name, [...sign, shape(letters)]) }
}

/** Outlines within an outline are cut out of it. */
function shape(outline: string): string {
  return `<path d="${outline}" fill="${ink}" fill-rule="evenodd"/>`
}

function stroke(line: string, width: number): string {
  return `<path d="${line}" fill="none" stroke="${ink}" stroke-width="${width}"/>`
}
