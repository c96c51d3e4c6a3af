import { box } from './shapes.ts'
import { coin, ground, round, row, type TradeObject } from './trade-object.ts'

/** What lies on desks and hangs on walls. */
export const officeObjects = {
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
