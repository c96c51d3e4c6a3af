import { ahead, amber, behind, box, curve, dot, drawing, ink, line, petrol, text } from '../ink.ts'
import type { Drawing } from './drawing.ts'

/** Wordmarks of the fictional customers: a small drawn mark and the name, in one ink. */
export const logos: Readonly<Record<string, Drawing>> = {
  'halden-rail': wordmark(
    'Halden Rail',
    700,
    [252],
    [
      line(24, 58, 96, 58, ink, 6),
      line(24, 102, 96, 102, ink, 6),
      ...[36, 60, 84].map((x) => line(x, 46, x, 114, behind, 6)),
    ],
  ),
  'norvik-energy': wordmark(
    'Norvik Energy',
    400,
    [286],
    [
      curve(
        [
          [60, 118],
          [60, 74],
        ],
        ink,
        6,
      ),
      curve(
        [
          [60, 74],
          [60, 34],
        ],
        petrol,
        7,
      ),
      curve(
        [
          [60, 74],
          [95, 94],
        ],
        petrol,
        7,
      ),
      curve(
        [
          [60, 74],
          [25, 94],
        ],
        petrol,
        7,
      ),
      dot(60, 74, 8, amber),
    ],
  ),
  'ashgrove-council': wordmark(
    'Ashgrove Council',
    600,
    [212, 111],
    [
      curve(
        [
          [60, 118],
          [60, 60],
        ],
        ink,
        7,
      ),
      dot(60, 54, 24, ahead),
      dot(38, 72, 16, ahead),
      dot(82, 72, 16, ahead),
    ],
  ),
  'meridian-health': wordmark(
    'Meridian Health',
    400,
    [175, 97],
    [
      `<circle cx="60" cy="80" r="38" fill="none" stroke="${petrol}" stroke-width="6"/>`,
      curve(
        [
          [22, 80],
          [44, 80],
          [52, 60],
          [64, 102],
          [74, 80],
          [98, 80],
        ],
        behind,
        6,
      ),
    ],
  ),
  'tarn-aero': wordmark(
    'Tarn Aerospace',
    700,
    [340],
    [
      `<path d="M22 104L98 44L80 112L62 90z" fill="${ink}"/>`,
      curve(
        [
          [62, 90],
          [98, 44],
        ],
        amber,
        4,
      ),
    ],
  ),
  'bluewater-offshore': wordmark(
    'Bluewater Offshore',
    600,
    [222, 127],
    [
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
    ],
  ),
  'castellan-bank': wordmark(
    'Castellan Bank',
    400,
    [306],
    [
      box(26, 70, 68, 44, ink),
      ...[26, 52, 78].map((x) => box(x, 48, 16, 26, ink)),
      box(52, 88, 16, 26, amber),
    ],
  ),
  'orrin-pharma': wordmark(
    'Orrin Pharma',
    600,
    [296],
    [
      `<path d="M60 38L94 58V98L60 118L26 98V58z" fill="none" stroke="${petrol}" stroke-width="6"/>`,
      dot(60, 78, 12, amber),
      curve(
        [
          [60, 78],
          [94, 58],
        ],
        petrol,
        5,
      ),
    ],
  ),
  'lindqvist-construction': wordmark(
    'Lindqvist Construction',
    700,
    [206, 188],
    [
      curve(
        [
          [36, 118],
          [36, 42],
          [98, 42],
        ],
        ink,
        8,
      ),
      curve(
        [
          [36, 66],
          [60, 42],
        ],
        ink,
        5,
      ),
      curve(
        [
          [86, 42],
          [86, 76],
        ],
        behind,
        4,
      ),
      box(76, 76, 20, 16, behind),
    ],
  ),
  'falkirk-defence': wordmark(
    'Falkirk Defence Systems',
    600,
    [150, 260],
    [
      `<path d="M60 38L96 50V80C96 100 78 112 60 120C42 112 24 100 24 80V50z" fill="${ink}"/>`,
      curve(
        [
          [40, 82],
          [54, 96],
          [80, 62],
        ],
        amber,
        7,
      ),
    ],
  ),
}

/**
 * A mark and a name in one line or two. Each line takes up the length given for it, so that no system
 * face is too wide for the drawing.
 */
function wordmark(
  name: string,
  weight: number,
  lengths: readonly number[],
  mark: readonly string[],
): Drawing {
  const [length, lower] = lengths
  const words = name.split(' ')
  const [first = '', ...rest] = words
  const width = 480
  const lines =
    lower !== undefined
      ? [
          text(124, 74, first, { size: 44, weight, length }),
          text(124, 116, rest.join(' '), { size: 32, weight: 400, length: lower }),
        ]
      : [text(124, 96, name, { size: 44, weight, length })]
  return { width, height: 160, svg: () => drawing(width, 160, name, [...mark, ...lines]) }
}
