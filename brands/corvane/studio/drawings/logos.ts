import { lineSvg, lineWidth } from '../../../../apps/site/src/social/letters.ts'
import letters from '../../design/fonts/letters.json' with { type: 'json' }
import {
  ahead,
  amber,
  behind,
  box,
  curve,
  dot,
  drawing,
  ink,
  line,
  petrol,
  points,
} from '../ink.ts'
import type { Drawing } from './drawing.ts'

const SIZE = { width: 480, height: 160 } as const
/** Left edge and maximum width of the words beside the mark. */
const [LEFT, ROOM] = [124, SIZE.width - 124 - 16]

/** Wordmarks of the fictional customers: a small drawn mark and the name. */
export const logos: Readonly<Record<string, Drawing>> = {
  'halden-rail': wordmark('Halden Rail', [
    line(24, 58, 96, 58, ink, 6),
    line(24, 102, 96, 102, ink, 6),
    ...[36, 60, 84].map((x) => line(x, 46, x, 114, behind, 6)),
  ]),
  'norvik-energy': wordmark('Norvik Energy', [
    curve(points('60,118 60,74'), ink, 6),
    curve(points('60,74 60,34'), petrol, 7),
    curve(points('60,74 95,94'), petrol, 7),
    curve(points('60,74 25,94'), petrol, 7),
    dot(60, 74, 8, amber),
  ]),
  'ashgrove-council': wordmark('Ashgrove Council', [
    curve(points('60,118 60,60'), ink, 7),
    dot(60, 54, 24, ahead),
    dot(38, 72, 16, ahead),
    dot(82, 72, 16, ahead),
  ]),
  'meridian-health': wordmark('Meridian Health', [
    `<circle cx="60" cy="80" r="38" fill="none" stroke="${petrol}" stroke-width="6"/>`,
    curve(points('22,80 44,80 52,60 64,102 74,80 98,80'), behind, 6),
  ]),
  'tarn-aero': wordmark('Tarn Aerospace', [
    `<path d="M22 104L98 44L80 112L62 90z" fill="${ink}"/>`,
    curve(points('62,90 98,44'), amber, 4),
  ]),
  'bluewater-offshore': wordmark('Bluewater Offshore', [
    ...[58, 82, 106].map((y, index) =>
      curve(
        [
          [22, y],
          [36, y - 10],
          [50, y],
          [64, y - 10],
          [78, y],
          [92, y - 10],
          [98, y - 6],
        ],
        index === 0 ? petrol : ink,
        6,
      ),
    ),
  ]),
  'castellan-bank': wordmark('Castellan Bank', [
    box(26, 70, 68, 44, ink),
    ...[26, 52, 78].map((x) => box(x, 48, 16, 26, ink)),
    box(52, 88, 16, 26, amber),
  ]),
  'orrin-pharma': wordmark('Orrin Pharma', [
    `<path d="M60 38L94 58V98L60 118L26 98V58z" fill="none" stroke="${petrol}" stroke-width="6"/>`,
    dot(60, 78, 12, amber),
    curve(points('60,78 94,58'), petrol, 5),
  ]),
  'lindqvist-construction': wordmark('Lindqvist Construction', [
    curve(points('36,118 36,42 98,42'), ink, 8),
    curve(points('36,66 60,42'), ink, 5),
    curve(points('86,42 86,76'), behind, 4),
    box(76, 76, 20, 16, behind),
  ]),
  'falkirk-defence': wordmark('Falkirk Defence Systems', [
    `<path d="M60 38L96 50V80C96 100 78 112 60 120C42 112 24 100 24 80V50z" fill="${ink}"/>`,
    curve(points('40,82 54,96 80,62'), amber, 7),
  ]),
}

/** A mark and a name, on one line if it fits, else on two. Letters are outlines, which look the same everywhere. */
function wordmark(name: string, mark: readonly string[]): Drawing {
  const [first = '', ...rest] = name.split(' ')
  const isShort = lineWidth(letters, name, 44) <= ROOM
  const lines = isShort
    ? [words(name, 96, 44)]
    : [words(first, 74, 44), words(rest.join(' '), 120, 40)]
  return { ...SIZE, svg: () => drawing(SIZE.width, SIZE.height, name, [...mark, ...lines]) }
}

function words(content: string, y: number, size: number): string {
  return lineSvg(letters, content, { x: LEFT, y, size, fill: ink })
}
