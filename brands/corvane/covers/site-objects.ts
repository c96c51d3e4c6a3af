import { box } from './shapes.ts'
import { ground, round, row, type TradeObject } from './trade-object.ts'

/** What stands on sites, in plants and in wards. */
export const siteObjects = {
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
  helmet: {
    layers: [
      ['thin', 'M48 228q8 38 67 38q59 0 67 -38'],
      ['fill', 'M28 204a87 104 0 0 1 174 0z'],
      ['soft', 'M96 204v-108q19 -14 38 0v108z'],
      ['solid', 'M6 204h218q6 0 4 10q-3 14 -18 14h-190q-15 0 -18 -14q-2 -10 4 -10z'],
    ],
    mark: 115,
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
  bricks: {
    layers: [
      ['fill', row(4, 54, (y) => row(2, 78, (x) => box(40 + x, 54 + y, 76, 26)))],
      ['soft', row(4, 54, (y) => box(2, 81 + y, 76, 26) + box(154, 81 + y, 76, 26))],
      ['fill', row(4, 54, (y) => box(78, 81 + y, 76, 26))],
      ['solid', box(118, 162, 76, 26)],
    ],
    mark: 156,
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
} as const satisfies Readonly<Record<string, TradeObject>>
