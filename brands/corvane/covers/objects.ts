import type { Ink } from './ink.ts'
import { box, filled, stroked } from './shapes.ts'

/** A colour of the cover's ink, and how a layer is drawn with it. */
type Tone = 'fill' | 'soft' | 'paper' | 'flat' | 'flatSoft' | 'solid' | 'line' | 'thin'

/** An object of the trade, in a field of 230 × 270 units whose lower edge is the ground. */
interface TradeObject {
  readonly layers: readonly (readonly [Tone, string])[]
  /** Across the field: the part of the object that means something, which the needle points at. */
  readonly mark: number
}

/** Draws an object; its colours follow the ground. */
export function objectSvg(name: ObjectName, ink: Ink): string {
  const edge = { stroke: ink.line, width: 5 }
  const draw: Record<Tone, (d: string) => string> = {
    fill: (d) => filled(d, ink.fill, edge),
    soft: (d) => filled(d, ink.soft, edge),
    paper: (d) => filled(d, ink.background, edge),
    flat: (d) => filled(d, ink.fill),
    flatSoft: (d) => filled(d, ink.soft),
    solid: (d) => filled(d, ink.line),
    line: (d) => stroked(d, edge),
    thin: (d) => stroked(d, { stroke: ink.line, width: 3 }),
  }
  return OBJECTS[name].layers.map(([tone, d]) => draw[tone](d)).join('')
}

/** Where on an object the needle points, across its field. */
export function markOf(name: ObjectName): number {
  return OBJECTS[name].mark
}

export function isObjectName(name: string): name is ObjectName {
  return Object.hasOwn(OBJECTS, name)
}

const round = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`
const row = (count: number, step: number, at: (offset: number) => string) =>
  Array.from({ length: count }, (_, index) => at(index * step)).join('')
/** From its edge. */
const coin = (x: number, y: number) => `M${x + 10} ${y}h46a10 12 0 0 1 0 24h-46a10 12 0 0 1 0 -24z`
const ground = 'M0 270h230'

const objects = {
  sheet: {
    layers: [
      ['paper', box(0, 56, 230, 196)],
      ['thin', box(12, 68, 206, 172)],
      ['soft', box(146, 204, 72, 36)],
      ['line', 'M32 96h70v56h-70zM67 152v52h48M102 124h24'],
      [
        'fill',
        'M138 138a17 17 0 0 1 16 -26a19 19 0 0 1 34 0a17 17 0 0 1 18 27a17 17 0 0 1 -14 28a19 19 0 0 1 -34 4a17 17 0 0 1 -20 -33z',
      ],
      ['solid', 'M171 122l18 32h-36z'],
    ],
    mark: 171,
  },
  permit: {
    layers: [
      ['paper', 'M30 20h170v250h-170z'],
      ['flat', box(33, 62, 164, 34)],
      ['line', round(115, 42, 9)],
      [
        'thin',
        'M52 120h126M52 144h126M52 168h82M30 196h14m8 0h14m8 0h14m8 0h14m8 0h14m8 0h14m8 0h14',
      ],
      ['soft', box(52, 212, 44, 44)],
      ['line', 'M60 232l12 14l32 -38'],
    ],
    mark: 76,
  },
  freezer: {
    layers: [
      ['fill', box(38, 4, 154, 256)],
      ['paper', box(54, 20, 122, 128)],
      ['thin', 'M54 64h122M54 108h122'],
      [
        'flatSoft',
        row(4, 26, (x) => box(66 + x, 38, 14, 24)) + row(3, 26, (x) => box(66 + x, 82, 14, 24)),
      ],
      ['solid', `${box(144, 82, 14, 24)}${box(52, 262, 20, 8)}${box(158, 262, 20, 8)}`],
      ['line', 'M170 170v56M96 174v60M70 189l52 30M122 189l-52 30'],
    ],
    mark: 151,
  },
  crane: {
    layers: [
      [
        'thin',
        'M60 270l24 -27l-24 -27l24 -27l-24 -27l24 -27l-24 -27l24 -27M188 56v84M188 140l-26 16M188 140l26 16',
      ],
      ['line', 'M60 270v-214M84 270v-214M0 56h228M72 12l-66 44M72 12l148 44M30 270h86'],
      ['solid', box(2, 58, 36, 34)],
      ['fill', box(56, 56, 34, 32)],
      ['soft', box(156, 156, 64, 34)],
    ],
    mark: 188,
  },
  bed: {
    layers: [
      ['line', 'M52 18v146M40 18h24M16 96v156M214 132v120'],
      ['soft', box(38, 26, 28, 42)],
      ['thin', 'M52 68q0 40 40 60'],
      ['fill', box(16, 158, 198, 30)],
      ['paper', 'M26 158v-14q0 -10 10 -10h46q10 0 10 10v14z'],
      ['soft', 'M104 158q0 -26 26 -26h84v26z'],
      ['line', 'M16 204h198M40 204l150 40M190 204l-150 40'],
      ['paper', round(30, 258, 11) + round(200, 258, 11)],
    ],
    mark: 150,
  },
  turbine: {
    layers: [
      ['fill', 'M108 112l-8 158h30l-8 -158z'],
      ['soft', 'M107 98L115 0L123 98zM118 118L204 158L125 104zM112 118L26 158L105 104z'],
      ['solid', round(115, 108, 13)],
      ['line', 'M40 270h150'],
    ],
    mark: 115,
  },
  ledger: {
    layers: [
      ['paper', box(8, 30, 214, 238)],
      ['flat', box(11, 33, 208, 32) + box(11, 194, 208, 36)],
      ['thin', 'M126 65v203M174 65v203M8 98h214M8 130h214M8 162h214M8 194h214M8 230h214'],
      [
        'flatSoft',
        box(20, 78, 84, 8) + box(20, 110, 62, 8) + box(20, 142, 92, 8) + box(20, 174, 50, 8),
      ],
      [
        'flatSoft',
        box(138, 78, 26, 8) + box(184, 110, 28, 8) + box(138, 142, 26, 8) + box(184, 174, 28, 8),
      ],
      ['solid', box(182, 206, 30, 12) + box(20, 206, 70, 12)],
    ],
    mark: 197,
  },
  helmet: {
    layers: [
      ['thin', 'M48 228q8 38 67 38q59 0 67 -38'],
      ['fill', 'M28 204a87 104 0 0 1 174 0z'],
      ['soft', 'M96 204v-108q19 -14 38 0v108z'],
      ['solid', 'M6 204h218q6 0 4 10q-3 14 -18 14h-190q-15 0 -18 -14q-2 -10 4 -10z'],
    ],
    mark: 115,
  },
  ballot: {
    layers: [
      ['paper', 'M70 24h90v136h-90z'],
      ['thin', 'M84 50h62M84 66h40'],
      ['line', 'M92 100l18 20l34 -42'],
      ['fill', box(24, 148, 182, 122)],
      ['soft', box(24, 148, 182, 24)],
      ['solid', box(58, 146, 114, 8)],
    ],
    mark: 115,
  },
  clock: {
    layers: [
      ['fill', round(115, 156, 106)],
      ['paper', round(115, 156, 84)],
      ['flatSoft', 'M115 156v-80a80 80 0 0 1 69 40z'],
      ['line', 'M115 82v14M115 216v14M41 156h14M175 156h14M115 156v-58M115 156l44 -26'],
      ['solid', round(115, 156, 9)],
    ],
    mark: 145,
  },
  calendar: {
    layers: [
      ['paper', box(8, 40, 214, 228)],
      ['soft', box(8, 40, 214, 44)],
      ['line', 'M62 22v36M168 22v36'],
      ['flat', row(4, 42, (y) => row(5, 40, (x) => box(22 + x, 100 + y, 28, 28)))],
      ['solid', box(142, 184, 28, 28)],
    ],
    mark: 156,
  },
  train: {
    layers: [
      ['line', 'M62 226l-44 44M168 226l44 44M34 254h162M6 270h218'],
      ['fill', 'M58 14h114q22 0 26 24l12 166q0 24 -24 24h-142q-24 0 -24 -24l12 -166q4 -24 26 -24z'],
      ['paper', 'M62 44h106l10 74h-126z'],
      ['flatSoft', 'M24 142h182l2 22h-186z'],
      ['line', 'M115 44v74'],
      ['solid', round(58, 192, 12) + round(172, 192, 12)],
    ],
    mark: 115,
  },
  ship: {
    layers: [
      ['fill', box(24, 112, 74, 72)],
      ['paper', box(34, 80, 48, 32)],
      ['solid', box(36, 128, 14, 14) + box(60, 128, 14, 14)],
      ['line', 'M146 184v-124l64 46M146 60l-34 40M210 106v32'],
      ['soft', box(192, 138, 36, 28)],
      ['soft', 'M0 184h230l-28 60h-172z'],
      ['line', 'M0 262q14 -12 29 0t29 0t29 0t29 0t29 0t29 0t29 0t27 0'],
    ],
    mark: 210,
  },
  bridge: {
    layers: [
      ['thin', 'M40 164v-72M77 164v-97M115 164v-104M153 164v-97M190 164v-72'],
      ['line', 'M8 164a107 106 0 0 1 214 0'],
      ['soft', box(0, 164, 230, 20)],
      ['fill', box(10, 184, 30, 86) + box(190, 184, 30, 86)],
      ['line', 'M40 250q12 -10 25 0t25 0t25 0t25 0t25 0t25 0'],
    ],
    mark: 115,
  },
  plant: {
    layers: [
      ['flat', round(166, 18, 14) + round(190, 6, 10)],
      ['soft', 'M134 270l8 -230h34l8 230z'],
      ['solid', 'M140 86h38l1 20h-40z'],
      ['fill', 'M10 270v-150a44 24 0 0 1 88 0v150z'],
      ['line', 'M10 120a44 20 0 0 0 88 0M98 170h38M98 210h36'],
      ['paper', box(186, 190, 40, 80)],
      ['line', ground],
    ],
    mark: 159,
  },
  aircraft: {
    layers: [
      ['soft', 'M10 116l-8 -68h32l34 60z'],
      ['fill', 'M2 150q0 -40 44 -40h122q42 4 58 38q-8 26 -54 26h-126q-44 0 -44 -24z'],
      ['solid', row(5, 26, (x) => box(70 + x, 128, 12, 14))],
      ['soft', 'M84 152h62l-30 84h-26z'],
      ['line', 'M30 262h40m20 0h80m20 0h30'],
    ],
    mark: 110,
  },
  phone: {
    layers: [
      ['fill', 'M66 4h98q16 0 16 16v234q0 16 -16 16h-98q-16 0 -16 -16v-234q0 -16 16 -16z'],
      ['paper', box(62, 34, 106, 194)],
      ['flatSoft', box(74, 48, 82, 44)],
      ['thin', 'M74 114h82M74 132h56M74 150h70'],
      ['solid', `${box(74, 178, 82, 34)}${round(115, 249, 8)}`],
    ],
    mark: 115,
  },
  screen: {
    layers: [
      ['fill', box(0, 40, 230, 168)],
      ['paper', box(14, 54, 202, 132)],
      ['flatSoft', box(32, 142, 26, 44) + box(70, 122, 26, 64) + box(108, 132, 26, 54)],
      ['line', 'M32 120l50 -24l44 12l70 -40'],
      ['soft', 'M92 208h46l8 50h-62z'],
      ['solid', `${box(60, 258, 110, 12)}${round(196, 68, 9)}`],
    ],
    mark: 196,
  },
  archive: {
    layers: [
      ['fill', box(44, 46, 150, 82)],
      ['soft', box(36, 26, 166, 24)],
      ['solid', box(96, 68, 46, 13)],
      ['fill', box(12, 154, 206, 116)],
      ['soft', box(4, 128, 222, 28)],
      ['solid', box(86, 174, 58, 14)],
      ['paper', box(62, 206, 106, 44)],
      ['thin', 'M76 222h78M76 236h46'],
    ],
    mark: 115,
  },
  key: {
    layers: [
      ['soft', 'M104 126h122v26h-18v34h-22v-34h-20v22h-22v-22h-40z'],
      ['fill', round(62, 138, 58)],
      ['paper', round(48, 138, 18)],
      ['thin', 'M48 138v64l30 40'],
      ['paper', 'M66 226l44 12l-8 32l-44 -12z'],
    ],
    mark: 196,
  },
  letter: {
    layers: [
      ['soft', 'M8 124l107 -84l107 84z'],
      ['paper', box(36, 26, 158, 180)],
      ['thin', 'M56 54h118M56 76h118M56 98h80M56 120h104'],
      ['fill', 'M8 124l107 78l107 -78v144h-214z'],
      ['line', 'M8 268l84 -82M222 268l-84 -82'],
    ],
    mark: 115,
  },
  talk: {
    layers: [
      [
        'fill',
        'M12 30h146q12 0 12 12v78q0 12 -12 12h-86l-32 32v-32h-28q-12 0 -12 -12v-78q0 -12 12 -12z',
      ],
      ['thin', 'M28 62h112M28 82h112M28 102h64'],
      [
        'soft',
        'M76 158h142q12 0 12 12v62q0 12 -12 12h-12v26l-30 -26h-100q-12 0 -12 -12v-62q0 -12 12 -12z',
      ],
      ['solid', row(3, 40, (x) => round(106 + x, 201, 9))],
    ],
    mark: 146,
  },
  microphone: {
    layers: [
      ['fill', 'M78 56a37 37 0 0 1 74 0v68a37 37 0 0 1 -74 0z'],
      ['thin', 'M78 62h74M78 84h74M78 106h74'],
      ['line', 'M54 108v18a61 61 0 0 0 122 0v-18M115 187v60'],
      ['soft', box(62, 246, 106, 22)],
    ],
    mark: 115,
  },
  scales: {
    layers: [
      ['thin', 'M28 84l-28 92M28 84l28 92M202 52l-28 92M202 52l28 92'],
      ['line', 'M28 84l174 -32'],
      ['soft', box(108, 50, 14, 204)],
      ['solid', round(115, 66, 13) + box(10, 150, 36, 26)],
      ['fill', 'M-8 176h72q-8 30 -36 30t-36 -30zM166 144h72q-8 30 -36 30t-36 -30z'],
      ['fill', box(62, 252, 106, 18)],
    ],
    mark: 28,
  },
  houses: {
    layers: [
      ['soft', 'M118 270v-158l52 -56l52 56v158z'],
      ['paper', box(146, 130, 48, 36) + box(146, 190, 48, 36)],
      ['fill', 'M8 270v-122l60 -54l60 54v122z'],
      ['paper', box(28, 164, 34, 34)],
      ['solid', box(78, 208, 32, 62)],
      ['line', ground],
    ],
    mark: 94,
  },
  valve: {
    layers: [
      ['fill', box(0, 186, 230, 52)],
      ['soft', box(34, 172, 22, 80) + box(174, 172, 22, 80)],
      ['line', 'M115 170v-66'],
      ['fill', 'M66 212a49 49 0 0 1 98 0a49 49 0 0 1 -98 0z'],
      ['paper', round(115, 58, 50)],
      ['line', 'M115 8v100M65 58h100'],
      ['solid', round(115, 58, 13) + round(115, 212, 14)],
    ],
    mark: 115,
  },
  lorry: {
    layers: [
      ['soft', 'M22 110h118q18 0 18 20v70h-154v-70q0 -20 18 -20z'],
      ['line', 'M56 110v90M108 110v90'],
      ['fill', 'M164 130h36l28 38v50h-64z'],
      ['paper', 'M176 142h20l16 24h-36z'],
      ['solid', box(0, 206, 230, 14)],
      ['paper', round(42, 242, 25) + round(104, 242, 25) + round(192, 242, 25)],
      ['solid', round(42, 242, 8) + round(104, 242, 8) + round(192, 242, 8)],
    ],
    mark: 82,
  },
  weight: {
    layers: [
      ['line', round(115, 66, 34)],
      ['soft', box(86, 92, 58, 24)],
      ['fill', 'M58 116h114l34 154h-182z'],
      ['paper', 'M70 168h90l14 60h-118z'],
      ['line', 'M115 180v28q0 10 12 10M100 192h32'],
    ],
    mark: 115,
  },
  cup: {
    layers: [
      ['line', 'M60 50h-38v20q0 44 52 50M170 50h38v20q0 44 -52 50'],
      ['fill', 'M58 26h114v74a57 66 0 0 1 -114 0z'],
      ['solid', 'M115 58l10 22l24 3l-18 16l5 24l-21 -12l-21 12l5 -24l-18 -16l24 -3z'],
      ['soft', box(102, 166, 26, 46)],
      ['fill', box(66, 210, 98, 28)],
      ['solid', box(44, 240, 142, 30)],
    ],
    mark: 115,
  },
  coins: {
    layers: [
      ['fill', row(3, 24, (y) => coin(2, 246 - y)) + row(5, 24, (y) => coin(82, 246 - y))],
      ['soft', row(8, 24, (y) => coin(162, 246 - y))],
    ],
    mark: 196,
  },
  chair: {
    layers: [
      ['line', 'M115 168v54M115 222l-66 30M115 222l66 30M115 222v34M30 118v36h24M200 118v36h-24'],
      ['fill', 'M74 14h82q14 0 14 14v96h-110v-96q0 -14 14 -14z'],
      ['soft', 'M50 136h130q10 0 10 10v22h-150v-22q0 -10 10 -10z'],
      ['solid', round(46, 259, 11) + round(184, 259, 11) + round(115, 260, 10)],
    ],
    mark: 115,
  },
  bolt: {
    layers: [
      ['fill', box(86, 70, 58, 198)],
      [
        'thin',
        row(5, 16, (y) => `M86 ${96 + y}l58 -12`) + row(3, 16, (y) => `M86 ${244 + y}l58 -12`),
      ],
      ['soft', 'M58 22h114v50h-114z'],
      ['line', 'M92 22v50M138 22v50'],
      ['soft', 'M50 168h130v52h-130z'],
      ['line', 'M90 168v52M140 168v52'],
    ],
    mark: 115,
  },
  vial: {
    layers: [
      ['soft', box(78, 8, 74, 36)],
      ['paper', 'M88 44h54v26l24 22v164q0 14 -14 14h-74q-14 0 -14 -14v-164l24 -22z'],
      ['flat', 'M67 168h96v88q0 11 -11 11h-74q-11 0 -11 -11z'],
      ['paper', box(64, 116, 102, 84)],
      ['thin', 'M80 138h70M80 156h42'],
      ['solid', box(80, 172, 70, 14)],
    ],
    mark: 115,
  },
  barrier: {
    layers: [
      ['soft', 'M54 140L218 30L230 48L66 158z'],
      ['solid', 'M92 115l26 -18l12 18l-26 18zM146 78l26 -17l12 18l-26 17z'],
      ['fill', 'M22 134q0 -22 30 -22t30 22v136h-60z'],
      ['paper', round(52, 150, 15)],
      ['line', ground],
      ['fill', box(196, 190, 24, 80)],
    ],
    mark: 52,
  },
  clipboard: {
    layers: [
      ['fill', box(26, 30, 178, 240)],
      ['paper', box(44, 56, 142, 200)],
      ['soft', 'M78 12h74v46h-74z'],
      ['thin', row(4, 44, (y) => `M98 ${90 + y}h70`)],
      ['line', row(3, 44, (y) => `M58 ${88 + y}l10 12l18 -22`)],
      ['solid', box(58, 210, 24, 24)],
    ],
    mark: 70,
  },
  beam: {
    layers: [
      ['line', 'M115 0v36M115 36l-92 84M115 36l92 84'],
      ['solid', round(115, 32, 12)],
      ['fill', box(6, 136, 218, 52)],
      ['soft', box(0, 116, 230, 22) + box(0, 186, 230, 22)],
      [
        'solid',
        row(4, 14, (x) => round(24 + x, 162, 5)) + row(4, 14, (x) => round(164 + x, 162, 5)),
      ],
      ['line', ground],
    ],
    mark: 115,
  },
  heat: {
    layers: [
      ['flatSoft', round(188, 52, 34)],
      ['line', 'M134 62h26M134 92h18M134 122h26M134 152h18'],
      ['paper', 'M68 34a27 27 0 0 1 54 0v132a54 54 0 1 1 -54 0z'],
      ['soft', round(95, 212, 34)],
      ['solid', box(86, 74, 18, 120)],
    ],
    mark: 95,
  },
  unit: {
    layers: [
      ['line', 'M46 112v-78M184 112v-78'],
      ['fill', box(4, 110, 222, 112)],
      ['paper', box(20, 126, 190, 40)],
      ['solid', row(4, 22, (x) => round(38 + x, 146, 7))],
      ['soft', row(4, 46, (x) => box(24 + x, 180, 34, 26))],
      ['thin', 'M41 206v64M87 206v40h143'],
      ['line', 'M120 146h74'],
    ],
    mark: 104,
  },
  crew: {
    layers: [
      ['fill', round(44, 122, 28) + round(186, 122, 28)],
      ['fill', 'M-2 270v-58q0 -50 46 -50t46 50v58zM140 270v-58q0 -50 46 -50t46 50v58z'],
      ['soft', 'M56 270v-68q0 -62 59 -62t59 62v68z'],
      ['paper', round(115, 96, 36)],
      ['solid', 'M73 90a42 46 0 0 1 84 0z'],
      ['line', 'M66 92h98'],
    ],
    mark: 115,
  },
  binder: {
    layers: [
      ['fill', box(92, 14, 132, 256)],
      ['soft', box(10, 14, 82, 256)],
      ['paper', box(28, 42, 46, 112)],
      ['thin', 'M40 60v76M54 60v50'],
      ['paper', round(51, 214, 18)],
      ['solid', box(124, 52, 68, 14) + box(124, 78, 44, 14)],
    ],
    mark: 51,
  },
  stamp: {
    layers: [
      ['fill', 'M92 10h46q16 0 16 16l-14 92h-50l-14 -92q0 -16 16 -16z'],
      ['soft', 'M46 166q0 -48 44 -48h50q44 0 44 48z'],
      ['solid', box(34, 166, 162, 22)],
      ['line', box(24, 214, 182, 54)],
      ['thin', 'M44 241h30M90 241h96'],
    ],
    mark: 115,
  },
  solar: {
    layers: [
      ['flatSoft', round(196, 44, 32)],
      ['line', 'M104 196l-24 74M150 196v74M0 270h230'],
      ['fill', 'M36 88h194l-36 110h-194z'],
      ['thin', 'M24 125h194M12 162h194M101 88l-36 110M166 88l-36 110'],
      ['solid', 'M90 125h64l-12 37h-64z'],
    ],
    mark: 116,
  },
  caravan: {
    layers: [
      ['fill', 'M2 108q0 -44 42 -44h122q34 0 44 58v98h-208z'],
      ['flatSoft', box(5, 170, 202, 22)],
      ['paper', box(24, 92, 62, 48)],
      ['soft', box(118, 92, 46, 128)],
      ['line', 'M208 220h22M150 158v14'],
      ['paper', round(72, 238, 30)],
      ['solid', round(72, 238, 10)],
      ['line', ground],
    ],
    mark: 141,
  },
  rain: {
    layers: [
      ['fill', 'M56 152a46 46 0 0 1 0 -92a62 62 0 0 1 114 -14a54 54 0 0 1 6 106z'],
      [
        'line',
        'M66 176l-18 40M106 176l-18 40M146 176l-18 40M186 176l-18 40M84 226l-12 28M164 226l-12 28',
      ],
      ['soft', 'M104 264q14 -34 14 -34q14 34 14 34a14 12 0 0 1 -28 0z'],
    ],
    mark: 118,
  },
  cards: {
    layers: [
      ['paper', box(0, 34, 230, 216)],
      ['thin', 'M77 34v216M153 34v216'],
      ['flatSoft', row(3, 50, (y) => box(14, 52 + y, 48, 38)) + box(168, 52, 48, 38)],
      ['flat', row(2, 50, (y) => box(91, 52 + y, 48, 38)) + box(14, 202, 48, 38)],
      ['solid', box(91, 152, 48, 38)],
      ['line', 'M30 250v20M200 250v20'],
    ],
    mark: 115,
  },
  bricks: {
    layers: [
      ['fill', row(4, 54, (y) => row(2, 78, (x) => box(40 + x, 54 + y, 76, 26)))],
      ['soft', row(4, 54, (y) => box(2, 81 + y, 76, 26) + box(154, 81 + y, 76, 26))],
      ['fill', row(4, 54, (y) => box(78, 81 + y, 76, 26))],
      ['solid', box(118, 162, 76, 26)],
    ],
    mark: 156,
  },
  door: {
    layers: [
      ['fill', box(30, 6, 170, 264)],
      ['paper', box(52, 28, 126, 242)],
      ['soft', 'M52 28l96 26v216l-96 0z'],
      ['solid', round(132, 162, 9)],
      ['line', ground],
    ],
    mark: 132,
  },
  die: {
    layers: [
      ['fill', 'M115 22l98 54l-98 54l-98 -54z'],
      ['soft', 'M17 76l98 54v126l-98 -54z'],
      ['paper', 'M213 76l-98 54v126l98 -54z'],
      ['solid', round(115, 76, 13) + round(44, 128, 12) + round(88, 212, 12) + round(66, 170, 12)],
      ['solid', round(142, 160, 12) + round(186, 186, 12)],
    ],
    mark: 164,
  },
  tree: {
    layers: [
      ['soft', box(103, 160, 24, 110)],
      ['fill', 'M115 6q52 40 70 96q22 66 -70 84q-92 -18 -70 -84q18 -56 70 -96z'],
      ['line', 'M115 60v150M115 128l34 -34M115 158l-34 -34'],
      ['line', 'M30 270h170'],
    ],
    mark: 115,
  },
  magnifier: {
    layers: [
      ['paper', box(6, 30, 150, 200)],
      ['thin', 'M26 62h110M26 88h110M26 114h60M26 140h40M26 166h50M26 192h90'],
      ['solid', 'M176 196l18 -16l36 46l-18 16z'],
      ['fill', round(136, 142, 62)],
      ['paper', round(136, 142, 44)],
      ['solid', box(108, 132, 56, 18)],
    ],
    mark: 136,
  },
} as const satisfies Readonly<Record<string, TradeObject>>

export type ObjectName = keyof typeof objects

const OBJECTS: Readonly<Record<ObjectName, TradeObject>> = objects
