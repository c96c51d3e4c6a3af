import type { Fact } from '../facts.ts'
import type { Ink } from '../ink.ts'
import { markOf, type ObjectName, objectSvg } from '../objects.ts'
import { box, filled, lines, type Point, polyline, stroked } from '../shapes.ts'
import { area, type Drawing } from './drawing.ts'
import { lineCount, sizeFor, words, wrappedWords } from './words.ts'

const OBJECT = { width: 230, top: 60 } as const
/** Between an object and the words beside it. */
const GAP = 34
const LABEL = { size: 29, pitch: 1.2 } as const
/** Of the field that the words stand in the middle of. */
const MIDDLE = 196

/** Draws a fact of a resource beside an object of its trade; the needle points at the part of it that counts. */
export function factCover(
  { figure, label }: Fact,
  object: ObjectName,
  section: string,
  hasRecording: boolean,
): Drawing {
  return (ink, random) => {
    const isLeft = random.chance(0.5)
    const left = isLeft ? area.left : area.right - OBJECT.width
    const x = isLeft ? area.left + OBJECT.width + GAP : area.left
    const width = area.width - OBJECT.width - GAP
    const size = figure === '' ? 0 : sizeFor([figure], width, 112)
    const labelHeight = lineCount(label, LABEL.size, width) * LABEL.size * LABEL.pitch
    const baseline = MIDDLE + (size * 0.72 - labelHeight - 14) / 2
    return {
      body:
        typeMark(section, hasRecording, ink) +
        `<g transform="translate(${left} ${OBJECT.top})">${objectSvg(object, ink)}</g>` +
        words({ text: figure, x, y: baseline, size, fill: ink.line }) +
        wrappedWords({
          text: label,
          x,
          y: baseline + 14 + LABEL.size,
          size: LABEL.size,
          width,
          fill: ink.line,
        }),
      needle: left + markOf(object),
    }
  }
}

const DATED = new Set(['events', 'webinars'])

/** Says in the upper left corner what the resource is: a film, a recording, a day, or a text. */
function typeMark(section: string, hasRecording: boolean, ink: Ink): string {
  const edge = { stroke: ink.soft, width: 3 }
  if (section === 'videos') {
    const play: Point[] = [
      [42, 22],
      [62, 33],
      [42, 44],
    ]
    return filled(polyline(play, true), ink.soft)
  }
  if (hasRecording) {
    const heights = [5, 9, 4, 11, 7, 4]
    return lines(
      heights.map((half, index): readonly [Point, Point] => [
        [42 + index * 6, 33 - half],
        [42 + index * 6, 33 + half],
      ]),
      edge,
    )
  }
  if (DATED.has(section)) {
    return (
      stroked(`${box(41.5, 25, 22, 19)}M47 20v8M58 20v8`, edge) +
      filled(box(41, 25, 23, 6), ink.soft)
    )
  }
  return stroked(`${box(41.5, 21, 18, 23)}M46 29h9M46 36h9`, edge)
}
