import { ink, pale } from '../ink.ts'
import { hairs } from './portrait-hair.ts'

/** The features of a portrait. Portraits have dark lines and tints of petrol. */
export interface Face {
  readonly name: string
  /** Colour of the clothes. */
  readonly second: string
  readonly skin: string
  readonly hair: keyof typeof hairs
  readonly hairInk: string
  /** Half the width of the head, y coordinate of the chin, and breadth of the jaw. */
  readonly width: number
  readonly chin: number
  readonly jaw: number
  /** Line width of the brows, and the droop of their outer ends. */
  readonly brow: readonly [number, number]
  readonly nose: number
  /** Depth of the smile. */
  readonly mouth: number
  readonly beard?: 'full' | 'moustache'
  readonly glasses?: 'round' | 'square'
  readonly earrings?: true
  readonly lines?: true
  readonly collar: 'shirt' | 'round' | 'jacket'
  /** −1 looks left, 1 looks right. */
  readonly turn: number
}

const PAPER = '#FFFFFF'
const CENTRE = 400

/**
 * A portrait as an SVG document of 800 × 800. All have the same background, so that a row of them matches, and the view
 * box crops the empty space around the head.
 */
export function portrait(face: Face): string {
  const shift = face.turn * 26
  const { width, second, hairInk } = face
  const hair = hairs[face.hair]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="25 50 750 750" width="800" height="800"><title>${face.name}</title>`,
    `<rect width="800" height="800" fill="${pale}"/>`,
    hair.behind(CENTRE, width, hairInk),
    neckAndShoulders(CENTRE, second, face),
    head(face),
    face.beard === 'full' ? beard(face) : '',
    ...features(face, shift),
    face.glasses === undefined ? '' : glasses(CENTRE + shift * 1.2, face.glasses),
    hair.front(CENTRE, width, hairInk),
    face.earrings === true ? earrings(width) : '',
    '</svg>',
  ].join('')
}

function head({ width, chin, jaw, skin }: Face): string {
  const [left, right] = [CENTRE - width, CENTRE + width]
  const ears = [left, right].map(
    (x) =>
      `<ellipse cx="${x}" cy="358" rx="18" ry="32" fill="${skin}" stroke="${ink}" stroke-width="7"/>`,
  )
  return `${ears.join('')}<path d="M${left} 300C${left} 150 ${right} 150 ${right} 300C${right} ${chin - 90} ${CENTRE + jaw} ${chin} ${CENTRE} ${chin}C${CENTRE - jaw} ${chin} ${left} ${chin - 90} ${left} 300z" fill="${skin}" stroke="${ink}" stroke-width="7"/>`
}

function features({ brow, nose, mouth, chin, turn, lines, beard }: Face, shift: number) {
  const [weight, droop] = brow
  const lips = chin - 78
  const at = CENTRE + shift
  return [
    curveOf(`M${at - 66} ${318 + droop}q28 ${-16 - droop} 52 0`, weight),
    curveOf(`M${at + 14} 318q24 -16 52 ${droop}`, weight),
    eye(CENTRE - 38 + shift * 1.2, 350),
    eye(CENTRE + 40 + shift * 1.2, 350),
    curveOf(
      `M${CENTRE + 2 + shift * 1.5} 352q${turn * 26} ${nose - 18} ${turn * 8 - 8} ${nose}h${turn >= 0 ? 16 : -16}`,
      6,
    ),
    curveOf(`M${at - 36} ${lips}q36 ${mouth} 72 -2`, 7),
    beard === 'moustache'
      ? `<path d="M${at - 48} ${lips - 4}Q${at - 20} ${lips - 36} ${at} ${lips - 24}Q${at + 20} ${lips - 36} ${at + 48} ${lips - 4}Q${at} ${lips - 18} ${at - 48} ${lips - 4}z" fill="${ink}"/>`
      : '',
    lines === true
      ? curveOf(
          `M${at - 62} ${lips - 44}q-14 20 -8 40M${at + 62} ${lips - 44}q14 20 8 40M${at - 44} 268q44 -12 88 0`,
          4,
        )
      : '',
  ]
}

function earrings(width: number): string {
  return [CENTRE - width - 6, CENTRE + width + 6]
    .map(
      (x) => `<circle cx="${x}" cy="404" r="9" fill="${PAPER}" stroke="${ink}" stroke-width="5"/>`,
    )
    .join('')
}

function glasses(x: number, shape: 'round' | 'square'): string {
  const [left, right] = [x - 40, x + 42].map((at) =>
    shape === 'round'
      ? `<circle cx="${at}" cy="352" r="34"/>`
      : `<rect x="${at - 36}" y="328" width="72" height="48" rx="6"/>`,
  )
  return `<g fill="none" stroke="${ink}" stroke-width="6">${left}${right}<path d="M${x - 6} 350q7 -8 14 0"/></g>`
}

function beard({ width, chin, hairInk }: Face): string {
  const c = CENTRE
  const lips = chin - 78
  return `<path d="M${c - width + 4} 330C${c - width + 14} 400 ${c - 70} ${lips - 36} ${c - 50} ${lips - 26}C${c - 20} ${lips - 42} ${c + 20} ${lips - 42} ${c + 50} ${lips - 26}C${c + 70} ${lips - 36} ${c + width - 14} 400 ${c + width - 4} 330C${c + width} ${chin - 70} ${c + 62} ${chin + 20} ${c} ${chin + 20}C${c - 62} ${chin + 20} ${c - width} ${chin - 70} ${c - width + 4} 330zM${c - 48} ${lips}q44 34 96 -2q-44 -22 -96 2z" fill="${hairInk}" fill-rule="evenodd"/>`
}

function curveOf(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

function eye(x: number, y: number): string {
  return `<ellipse cx="${Math.round(x)}" cy="${y}" rx="8" ry="10" fill="${ink}"/>`
}

function neckAndShoulders(centre: number, second: string, { collar, skin }: Face): string {
  const neck = `<path d="M${centre - 54} 470V600H${centre + 54}V470z" fill="${skin}" stroke="${ink}" stroke-width="7"/>`
  const body = `<path d="M90 800C100 660 220 610 ${centre - 62} 580Q${centre} 640 ${centre + 62} 580C580 610 700 660 710 800z" fill="${second}" stroke="${ink}" stroke-width="7"/>`
  switch (collar) {
    case 'round':
      return neck + body + curveOf(`M${centre - 86} 592Q${centre} 684 ${centre + 86} 592`, 7)
    case 'shirt':
      return `${neck}${body}<path d="M${centre - 66} 574L${centre} 690L${centre - 116} 664z M${centre + 66} 574L${centre} 690L${centre + 116} 664z" fill="${pale}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${curveOf(`M${centre} 690V800`, 6)}`
    case 'jacket':
      return `${neck}${body}<path d="M${centre - 66} 578L${centre} 760L${centre + 66} 578Q${centre} 636 ${centre - 66} 578z" fill="${PAPER}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${curveOf(`M${centre - 92} 590L${centre - 150} 690L${centre - 100} 706L${centre} 800M${centre + 92} 590L${centre + 150} 690L${centre + 100} 706L${centre} 800`, 7)}`
  }
}
