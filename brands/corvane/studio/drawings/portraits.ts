import { ahead, amber, behind, ink, mist, pale, petrol } from '../mockups/ink.ts'
import type { Drawing } from './drawing.ts'

/** How a drawn portrait differs from the others. Two inks on paper: `first` for what is dark, `second` for cloth. */
interface Face {
  readonly name: string
  readonly ground: string
  readonly second: string
  readonly hair: keyof typeof hairs
  readonly width: number
  readonly beard?: true
  readonly glasses?: true
  readonly collar: 'shirt' | 'round' | 'jacket'
  /** −1 looks left, 1 looks right. */
  readonly turn: number
}

const faces: Readonly<Record<string, Face>> = {
  'mara-voss': {
    name: 'Mara Voss',
    ground: mist,
    second: petrol,
    hair: 'bob',
    width: 108,
    collar: 'jacket',
    turn: 0.4,
  },
  'idris-calloway': {
    name: 'Idris Calloway',
    ground: pale,
    second: amber,
    hair: 'cropped',
    width: 116,
    beard: true,
    collar: 'round',
    turn: -0.5,
  },
  'hanne-lindgren': {
    name: 'Hanne Lindgren',
    ground: mist,
    second: behind,
    hair: 'long',
    width: 106,
    collar: 'round',
    turn: -0.3,
  },
  'tomasz-wilk': {
    name: 'Tomasz Wilk',
    ground: pale,
    second: ahead,
    hair: 'swept',
    width: 114,
    glasses: true,
    collar: 'shirt',
    turn: 0.5,
  },
  'priya-raman': {
    name: 'Priya Raman',
    ground: mist,
    second: amber,
    hair: 'bun',
    width: 106,
    glasses: true,
    collar: 'jacket',
    turn: 0.2,
  },
  'oona-byrne': {
    name: 'Oona Byrne',
    ground: pale,
    second: petrol,
    hair: 'curls',
    width: 108,
    collar: 'round',
    turn: -0.6,
  },
  'daniel-okafor': {
    name: 'Daniel Okafor',
    ground: mist,
    second: ahead,
    hair: 'cropped',
    width: 118,
    glasses: true,
    collar: 'jacket',
    turn: 0.6,
  },
  'lucia-ferrante': {
    name: 'Lucia Ferrante',
    ground: pale,
    second: behind,
    hair: 'bob',
    width: 104,
    collar: 'shirt',
    turn: -0.4,
  },
  'ken-aldous': {
    name: 'Ken Aldous',
    ground: mist,
    second: petrol,
    hair: 'bald',
    width: 118,
    beard: true,
    collar: 'shirt',
    turn: -0.2,
  },
  'sofia-marchetti': {
    name: 'Sofia Marchetti',
    ground: pale,
    second: amber,
    hair: 'long',
    width: 106,
    collar: 'jacket',
    turn: 0.5,
  },
  'astrid-nyberg': {
    name: 'Astrid Nyberg',
    ground: mist,
    second: ahead,
    hair: 'bun',
    width: 104,
    collar: 'shirt',
    turn: -0.5,
  },
  'ravi-menon': {
    name: 'Ravi Menon',
    ground: pale,
    second: behind,
    hair: 'swept',
    width: 114,
    beard: true,
    collar: 'jacket',
    turn: 0.3,
  },
}

/** Portraits of the people of Corvane, by slug of their story. */
export const portraits: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(faces).map(([slug, face]) => [
    slug,
    { width: 800, height: 800, svg: () => portrait(face) },
  ]),
)

function portrait(face: Face): string {
  const centre = 400
  const shift = face.turn * 26
  const { width, second } = face
  const features = [
    curveOf(`M${centre - 62 + shift} 322q24 -16 48 0`, 7),
    curveOf(`M${centre + 16 + shift} 322q24 -16 48 0`, 7),
    eye(centre - 38 + shift * 1.2, 350),
    eye(centre + 40 + shift * 1.2, 350),
    curveOf(
      `M${centre + 2 + shift * 1.5} 352q${face.turn * 26} 44 ${face.turn * 8 - 8} 62h${face.turn >= 0 ? 14 : -14}`,
      6,
    ),
    curveOf(`M${centre - 34 + shift} 446q36 ${face.beard === true ? 12 : 22} 72 -2`, 7),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><title>${face.name}</title>`,
    `<rect width="800" height="800" fill="${face.ground}"/>`,
    hairs[face.hair].behind(centre, width, ink),
    neckAndShoulders(centre, second, face.collar, face.ground),
    `<path d="M${centre - width} 300C${centre - width} 150 ${centre + width} 150 ${centre + width} 300C${centre + width} 430 ${centre + 58} 520 ${centre} 520C${centre - 58} 520 ${centre - width} 430 ${centre - width} 300z" fill="#FFFFFF" stroke="${ink}" stroke-width="7"/>`,
    face.beard === true ? beard(centre, width) : '',
    ...features,
    face.glasses === true ? glasses(centre + shift * 1.2) : '',
    hairs[face.hair].front(centre, width, ink),
    '</svg>',
  ].join('')
}

function curveOf(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

function eye(x: number, y: number): string {
  return `<ellipse cx="${Math.round(x)}" cy="${y}" rx="8" ry="10" fill="${ink}"/>`
}

function glasses(x: number): string {
  return `<g fill="none" stroke="${ink}" stroke-width="6"><circle cx="${x - 40}" cy="352" r="34"/><circle cx="${x + 42}" cy="352" r="34"/><path d="M${x - 6} 350q7 -8 14 0"/></g>`
}

function beard(centre: number, width: number): string {
  return `<path d="M${centre - width + 4} 330C${centre - width + 14} 400 ${centre - 70} 410 ${centre - 50} 420C${centre - 20} 404 ${centre + 20} 404 ${centre + 50} 420C${centre + 70} 410 ${centre + width - 14} 400 ${centre + width - 4} 330C${centre + width} 450 ${centre + 62} 540 ${centre} 540C${centre - 62} 540 ${centre - width} 450 ${centre - width + 4} 330zM${centre - 44} 446q40 34 86 -2q-40 -22 -86 2z" fill="${ink}" fill-rule="evenodd"/>`
}

function neckAndShoulders(
  centre: number,
  second: string,
  collar: Face['collar'],
  ground: string,
): string {
  const neck = `<path d="M${centre - 54} 470V600H${centre + 54}V470z" fill="#FFFFFF" stroke="${ink}" stroke-width="7"/>`
  const body = `<path d="M90 800C100 660 220 610 ${centre - 62} 580Q${centre} 640 ${centre + 62} 580C580 610 700 660 710 800z" fill="${second}" stroke="${ink}" stroke-width="7"/>`
  switch (collar) {
    case 'round':
      return neck + body + curveOf(`M${centre - 86} 592Q${centre} 684 ${centre + 86} 592`, 7)
    case 'shirt':
      return `${neck}${body}<path d="M${centre - 66} 574L${centre} 690L${centre - 116} 664z M${centre + 66} 574L${centre} 690L${centre + 116} 664z" fill="${ground}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${curveOf(`M${centre} 690V800`, 6)}`
    case 'jacket':
      return `${neck}${body}<path d="M${centre - 66} 578L${centre} 760L${centre + 66} 578Q${centre} 636 ${centre - 66} 578z" fill="#FFFFFF" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${curveOf(`M${centre - 92} 590L${centre - 150} 690L${centre - 100} 706L${centre} 800M${centre + 92} 590L${centre + 150} 690L${centre + 100} 706L${centre} 800`, 7)}`
  }
}

interface Hair {
  readonly behind: (centre: number, width: number, colour: string) => string
  readonly front: (centre: number, width: number, colour: string) => string
}

const hairs = {
  bald: { behind: () => '', front: () => '' },
  cropped: {
    behind: () => '',
    front: (c, w, colour) =>
      `<path d="M${c - w - 4} 318C${c - w - 16} 120 ${c + w + 16} 120 ${c + w + 4} 318C${c + w - 14} 262 ${c + w - 26} 250 ${c + w - 34} 236Q${c} 200 ${c - w + 34} 236C${c - w + 26} 250 ${c - w + 14} 262 ${c - w - 4} 318z" fill="${colour}"/>`,
  },
  swept: {
    behind: () => '',
    front: (c, w, colour) =>
      `<path d="M${c - w - 6} 322C${c - w - 30} 170 ${c - 70} 110 ${c + 20} 116C${c + w} 110 ${c + w + 30} 190 ${c + w + 6} 322C${c + w - 10} 280 ${c + w - 16} 262 ${c + w - 30} 244C${c + 10} 262 ${c - 50} 236 ${c - 66} 214C${c - 86} 250 ${c - w + 6} 270 ${c - w - 6} 322z" fill="${colour}"/>`,
  },
  bob: {
    behind: (c, w, colour) =>
      `<path d="M${c - w - 34} 500C${c - w - 70} 90 ${c + w + 70} 90 ${c + w + 34} 500z" fill="${colour}"/>`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 10} 370C${c - w - 20} 100 ${c + w + 20} 100 ${c + w + 10} 370C${c + w - 16} 300 ${c + 60} 250 ${c + 30} 216C${c - 10} 262 ${c - w + 10} 280 ${c - w - 10} 370z" fill="${colour}"/>`,
  },
  long: {
    behind: (c, w, colour) =>
      `<path d="M${c - w - 50} 680C${c - w - 60} 560 ${c - w - 30} 480 ${c - w - 26} 340C${c - w - 40} 90 ${c + w + 40} 90 ${c + w + 26} 340C${c + w + 30} 480 ${c + w + 60} 560 ${c + w + 50} 680z" fill="${colour}"/>`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 8} 380C${c - w - 24} 100 ${c + w + 24} 100 ${c + w + 8} 380C${c + w - 6} 300 ${c + w - 40} 250 ${c} 206C${c - w + 40} 250 ${c - w + 6} 300 ${c - w - 8} 380z" fill="${colour}"/>`,
  },
  bun: {
    behind: (c, w, colour) =>
      `<circle cx="${c + 10}" cy="126" r="58" fill="${colour}"/><path d="M${c - w - 12} 330C${c - w - 20} 110 ${c + w + 20} 110 ${c + w + 12} 330z" fill="${colour}"/>`,
    front: (c, w, colour) =>
      `<path d="M${c - w - 6} 330C${c - w - 14} 104 ${c + w + 14} 104 ${c + w + 6} 330C${c + w - 12} 262 ${c + 50} 226 ${c} 222C${c - 50} 226 ${c - w + 12} 262 ${c - w - 6} 330z" fill="${colour}"/>`,
  },
  curls: {
    behind: (c, w, colour) =>
      [
        [-1.2, 430, 56],
        [-1.3, 340, 60],
        [-1.15, 250, 62],
        [-0.7, 176, 64],
        [0, 146, 66],
        [0.7, 176, 64],
        [1.15, 250, 62],
        [1.3, 340, 60],
        [1.2, 430, 56],
      ]
        .map(
          ([at = 0, y = 0, r = 0]) =>
            `<circle cx="${Math.round(c + at * w)}" cy="${y}" r="${r}" fill="${colour}"/>`,
        )
        .join(''),
    front: (c, w, colour) =>
      `<path d="M${c - w - 4} 320C${c - w} 118 ${c + w} 118 ${c + w} 320Q${c + w - 10} 262 ${c + 62} 254Q${c + 40} 216 ${c} 240Q${c - 40} 214 ${c - 64} 252Q${c - w + 8} 264 ${c - w} 320z" fill="${colour}"/>`,
  },
} satisfies Record<string, Hair>
