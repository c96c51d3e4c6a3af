import { reserveCounter } from './reserve-counter.ts'
import type { Cell, Tool } from './tool.ts'

const months = [100, 200, 300, 300, 200, 100, 0, 0]

/** The cash flow of a contract: payments, receipts and balance by month. */
const scheduleToCash: Tool = {
  story: 'guidebooks/from-schedule-to-cash',
  name: 'schedule-to-cash',
  label: 'Schedule to cash (XLSX)',
  widths: [28, 14, 14, 14, 14],
  rows: [
    ['From schedule to cash: amounts in £ thousand'],
    ['Cost as a share of value', 0.85],
    ['Share of cost paid at once', 0.4, 'the rest a month later'],
    ['Retention', 0.05, 'released in the last row'],
    ['Overdraft rate a year', 0.07],
    [],
    ['Month', 'Earned', 'Paid out', 'Received', 'Balance'],
    ...months.map((earned, index): readonly Cell[] => {
      const row = 8 + index
      const before = index === 0 ? '0' : `B${row - 1}`
      const received = index < 2 ? '0' : `B${row - 2}*(1-$B$4)`
      const balance = index === 0 ? '0' : `E${row - 1}`
      return [
        index + 1,
        earned,
        `=$B$2*($B$3*B${row}+(1-$B$3)*${before})`,
        `=${received}`,
        `=${balance}+D${row}-C${row}`,
      ]
    }),
    [18, null, 0, '=$B$4*SUM(B8:B15)', '=E15+D16-C16'],
    [],
    ['Months below zero, £k', '=-SUMIF(E8:E15,"<0",E8:E15)'],
    ['Interest, £', '=B18*B5/12*1000'],
    ['Lowest balance, £k', '=MIN(E8:E16)'],
  ],
  results: { E8: -34, E11: -327, E15: 120, E16: 180, B18: 1153, B19: 6726, B20: -327 },
}

const demand = [
  ['Depot system', 60, 90, 150, 200, 260, 340, 80, 120, 200, 0, 0, 0],
  ['Staff app', 0, 0, 0, 120, 160, 240, 140, 180, 260, 40, 60, 90],
  ['Billing rules', 100, 120, 140, 100, 120, 140, 0, 0, 0, 0, 0, 0],
  ...Array.from({ length: 12 }, () => []),
] satisfies readonly (readonly Cell[])[]

const quarterly = (formula: (low: string, likely: string, high: string) => readonly Cell[]) =>
  [
    ['B', 'C', 'D'],
    ['E', 'F', 'G'],
    ['H', 'I', 'J'],
    ['K', 'L', 'M'],
  ].flatMap(([low = '', likely = '', high = '']) => formula(low, likely, high))

/** Requested and available hours of a role in four quarters. */
const capacity: Tool = {
  story: 'guidebooks/capacity-workbook',
  name: 'capacity-table',
  label: 'Capacity table for one role (XLSX)',
  widths: [28, ...Array.from({ length: 12 }, () => 8)],
  rows: [
    [
      'Capacity of one role: hours asked for, low, likely and high. The example is a test lead; write over it.',
    ],
    ['People in the role', 2, null, 'Hours of one person a quarter', null, null, null, 205],
    [],
    [
      'Project',
      ...['Q1', 'Q2', 'Q3', 'Q4'].flatMap((q) => [`${q} low`, `${q} likely`, `${q} high`]),
    ],
    ...demand,
    ['Together', ...quarterly((...of) => of.map((column) => `=SUM(${column}5:${column}19)`))],
    ['Available', ...quarterly(() => [null, '=$B$2*$H$2', null])],
    ['Load', ...quarterly((_low, likely) => [null, `=${likely}20/${likely}21`, null])],
    ['Above 90%', ...quarterly((_low, likely) => [null, `=IF(${likely}22>0.9,"pinch","")`, null])],
  ],
  results: { C20: 210, F20: 540, I20: 300, L20: 60, F21: 410, F22: 1.32, F23: 'pinch', I23: '' },
}

/** The eight cost lines of a system over five years. */
const costOfOwnership: Tool = {
  story: 'guidebooks/cost-of-ownership-worksheet',
  name: 'cost-of-ownership',
  label: 'The eight lines with their formulas (XLSX)',
  widths: [44, 16, 60],
  rows: [
    ['Cost of ownership over five years, £'],
    ['Subscription in year one', 96000],
    ['Increase a year', 0.04],
    ['Course fee for one person', 140, '36 people a year in years two to five'],
    ['People to teach a year', 36],
    ['Loaded cost of an hour', 46],
    ['Own hours in year one', 1860],
    ['Own hours in each later year', 720],
    ['Building cost of interfaces', 24500],
    ['Upkeep of interfaces a year', 0.15],
    [],
    ['Line', 'Five years, £', 'How'],
    ['1 Subscription', '=ROUND(B2*((1+B3)^5-1)/B3,0)', 'five amounts, each with its increase'],
    ['2 Putting it in', 172500, 'quoted and agreed'],
    ['3 Data', 31000, 'quoted and agreed'],
    ['4 Teaching', '=22000+B5*B4*4', 'the first course, then those who come later'],
    ['5 Own people', '=B6*(B7+4*B8)', 'hours of year one and of four more'],
    ['6 Connections', '=B9*B10*4', 'from year two on'],
    ['7 Replaced', -105200, 'what no longer has to be paid'],
    ['8 Leaving', 101000, 'getting the records out again'],
    ['Together', '=SUM(B13:B20)'],
  ],
  results: { B13: 519967, B16: 42160, B17: 218040, B18: 14700, B21: 994167 },
}

const items: readonly (readonly Cell[])[] = [
  ['Waste heat boiler', 41, 38],
  ['Compressor rotor', 12, 30],
  ['Column trays', 9, 4],
  ['Control valves, alloy', 15, 22],
  ['Transformer', 26, 60],
  ...Array.from({ length: 25 }, () => []),
]

/** The register with its seven dates, and an item's slack for each remaining week. */
const longLead: Tool = {
  story: 'guidebooks/the-long-lead-register',
  name: 'long-lead-register',
  label: 'Register with the seven dates (XLSX)',
  widths: [26, 12, 12, 12, 12, 16, 16, 14, 14, 14, 14, 16, 18],
  rows: [
    [
      'Long-lead register: thirty lines, five of them filled with the slack of the text. Write over them.',
    ],
    [],
    [
      ...['Item', 'Slack, days', 'Weeks to go', 'Days a week', 'Place'],
      ...['Needed on site', 'Data approved', 'Material at maker', 'Assembly begun', 'Tested'],
      ...['Out of the gate', 'Through our gate', 'Who acts this week'],
    ],
    ...items.map(([name = null, slack = null, weeks = null], index): readonly Cell[] => {
      const row = 4 + index
      return [
        ...[name, slack, weeks, `=IF(N(C${row})=0,"",B${row}/C${row})`],
        `=IF(D${row}="","",RANK(D${row},D$4:D$33,1))`,
      ]
    }),
  ],
  results: { D4: 1.1, D5: 0.4, D6: 2.3, D7: 0.7, D8: 0.4, D9: '', E6: 5 },
}

const packages: readonly (readonly Cell[])[] = [
  ['Substructure', 650, 650, 650, 665, '=E4'],
  ['Frame', 1020, 1020, 918, 790, '=B5*E5/D5'],
  ['Envelope', 480, 240, 160, 176, '=B6*E6/D6'],
  ['Services', 390, 65, 40, 40, '=B7'],
  ['Fit-out', 260, 0, 0, 0, '=B8'],
]

/** Planned, earned and actual tonnes of carbon of a building, with estimates at completion. */
const carbonSheet: Tool = {
  story: 'guidebooks/a-carbon-baseline-for-a-building',
  name: 'carbon-measurement',
  label: 'The monthly carbon measurement (XLSX)',
  widths: [24, 12, 12, 12, 12, 20, 14],
  rows: [
    [
      'Carbon measurement, tCO₂e. The last column but one is yours to choose for each package: actual, by index or budget.',
    ],
    [],
    ['Package', 'Budget', 'Planned', 'Earned', 'Actual', 'Estimate at completion', 'Variance'],
    ...packages.map((cells, index) => [...cells, `=D${4 + index}-E${4 + index}`]),
    ['Together', ...['B', 'C', 'D', 'E', 'F', 'G'].map((column) => `=SUM(${column}4:${column}8)`)],
    ['Carbon performance index', '=D9/E9'],
    ['Estimate by the index alone', '=B9/ROUND(B10,3)'],
    ['Below the budget', '=B9-F9'],
  ],
  results: { B9: 2800, C9: 1975, D9: 1768, E9: 1671, F9: 2721, G9: 97, B10: 1.06, B12: 79 },
}

const parts: readonly (readonly Cell[])[] = [
  ['Seal set, feed pump', 6, 1, 0.2, 2],
  ['Drive card', 9, 5, 0.12, 4],
  ['Control valve', 14, 7, 0.1, 9],
  ['Analyser', 22, 22, 0.03, 3],
  ['Gearbox, conveyor', 68, 60, 0.04, 14],
  ['Transformer', 310, 290, 0.015, 45],
]

/** Compares the cost of a spare with the expected loss without it. */
const spareOrDelay: Tool = {
  story: 'whitepapers/a-spare-or-a-delay',
  name: 'spare-or-delay',
  label: 'The sum for each spare (XLSX)',
  widths: [28, 12, 14, 10, 14, 20, 12],
  rows: [
    ['A spare or a delay: amounts in $ thousand'],
    ['Price of a day', 24],
    [],
    ['Part', 'Price', 'Real cost', 'Chance', 'Days waiting', 'Expected loss', 'So'],
    ...[...parts, ...Array.from({ length: 34 }, () => [])].map((cells, index) => {
      const row = 5 + index
      const padded = [0, 1, 2, 3, 4].map((column) => cells[column] ?? null)
      return [
        ...padded,
        `=N(D${row})*N(E${row})*$B$2`,
        `=IF(N(B${row})=0,"",IF(F${row}>C${row},"buy","wait"))`,
      ]
    }),
  ],
  results: {
    F5: 9.6,
    F6: 11.5,
    F7: 21.6,
    F8: 2.2,
    F9: 13.4,
    F10: 16.2,
    G5: 'buy',
    G10: 'wait',
    G11: '',
  },
}

const bidders: readonly (readonly Cell[])[] = [
  ['A', 100, 30],
  ['B', 130, 45],
  ['C', 150, 52],
]

/** Three price formulas on the same bids. */
const priceFormulas: Tool = {
  story: 'whitepapers/how-a-price-formula-picks-the-winner',
  name: 'three-price-formulas',
  label: 'Three price formulas on your bids (XLSX)',
  widths: [18, 12, 12, 14, 14, 14],
  rows: [
    ['Points for price and quality under three formulas. Prices in £ thousand; up to ten bids.'],
    ['Points for price', 40],
    [],
    ['Bidder', 'Price', 'Quality', 'Proportion', 'Distance', 'Range'],
    ...[...bidders, ...Array.from({ length: 7 }, () => [])].map((cells, index) => {
      const row = 5 + index
      const [name = null, price = null, quality = null] = cells
      const when = (formula: string) => `=IF(N(B${row})=0,"",C${row}+${formula})`
      const lowest = 'MIN($B$5:$B$14)'
      return [
        ...[name, price, quality, when(`$B$2*${lowest}/B${row}`)],
        when(`MAX(0,$B$2*(1-(B${row}-${lowest})/${lowest}))`),
        when(`$B$2*(MAX($B$5:$B$14)-B${row})/(MAX($B$5:$B$14)-${lowest})`),
      ]
    }),
    [
      ...['Winner', null, null],
      ...['D', 'E', 'F'].map(
        (at) => `=INDEX($A$5:$A$14,MATCH(MAX(${at}5:${at}14),${at}5:${at}14,0))`,
      ),
    ],
  ],
  results: { D5: 70, D6: 75.8, E6: 73, D7: 78.7, E7: 72, F7: 52, D15: 'C', E15: 'B', F15: 'A' },
}

/** Check digits, modulo 11, that detect mistyped document numbers. */
const checkDigit: Tool = {
  story: 'guidebooks/numbers-for-documents',
  name: 'check-digits',
  label: 'Check digits for two hundred numbers (XLSX)',
  widths: [12, 10, 12, 12, 20],
  rows: [
    ['Check digits, modulo 11. Write the kind into B2 and the first serial into B3.'],
    ['Kind', 'DWG'],
    ['First serial', 4233],
    [],
    ['Serial', 'Sum', 'Remainder', 'Digit', 'Printed'],
    ...Array.from({ length: 200 }, (_, index): readonly Cell[] => {
      const row = 6 + index
      const digit = (power: number) => `MOD(INT(A${row}/${10 ** power}),10)`
      const sum = [4, 3, 2, 1, 0].map((power) => `${digit(power)}*${power + 2}`).join('+')
      return [
        `=$B$3+${index}`,
        `=${sum}`,
        `=MOD(B${row},11)`,
        `=IF(C${row}<2,"skip",11-C${row})`,
        `=IF(D${row}="skip","",$B$2&"-"&TEXT(A${row},"00000")&"-"&D${row})`,
      ]
    }),
  ],
  results: { B6: 43, C6: 10, D6: 1, E6: 'DWG-04233-1' },
}

/** A weekly count of promises made on Monday and kept by Friday. */
const weeklyPromises: Tool = {
  story: 'whitepapers/promises-kept-by-friday',
  name: 'promises-by-friday',
  label: 'The weekly sheet, with its four-week mean (XLSX)',
  widths: [10, 12, 12, 12, 18, 40],
  rows: [
    ['Promises kept by Friday: count on Monday what was promised, and on Friday what is done.'],
    ['The first four weeks are an example; write over them.'],
    [],
    ['Week', 'Promised', 'Done', 'Share', 'Mean of four weeks', 'Commonest reason for a miss'],
    ...Array.from({ length: 52 }, (_, index): readonly Cell[] => {
      const row = 5 + index
      const [promised = null, done = null] =
        [
          [20, 11],
          [24, 13],
          [22, 13],
          [25, 15],
        ][index] ?? []
      const from = Math.max(5, row - 3)
      return [
        ...[index + 1, promised, done, `=IF(N(B${row})=0,"",C${row}/B${row})`],
        `=IF(OR(N(B${row})=0,A${row}<4),"",SUM(C${from}:C${row})/SUM(B${from}:B${row}))`,
      ]
    }),
  ],
  results: { D5: 0.55, D8: 0.6, E8: 0.57, D9: '' },
}

const targets: readonly (string | number)[] = ['=B2', '=ROUND(B11,2)', 9.3, '=ROUND(B12,2)']

/** Three estimates at completion, and the to-complete performance index (TCPI) of each target. */
const estimatesAtCompletion: Tool = {
  story: 'blog/three-estimates-at-completion',
  name: 'estimates-at-completion',
  label: 'Three estimates and their TCPI (XLSX)',
  widths: [38, 14, 26, 16],
  rows: [
    ['Estimates at completion, £ million. Write your own figures into B2 to B5.'],
    ['Budget at completion (BAC)', 8.4],
    ['Planned value (PV)', 3.78],
    ['Earned value (EV)', 3.36],
    ['Actual cost (AC)', 3.9],
    ['CPI', '=B4/B5'],
    ['SPI', '=B4/B3'],
    ['Work remaining', '=B2-B4'],
    [],
    ['Formula', 'Estimate', 'Variance at completion'],
    ['AC + (BAC − EV)', '=B5+B8', '=B2-B11'],
    ['BAC ÷ CPI', '=B2/B6', '=B2-B12'],
    ['AC + (BAC − EV) ÷ (CPI × SPI)', '=B5+B8/(B6*B7)', '=B2-B13'],
    [],
    ['Target', 'Amount', 'Money left', 'TCPI'],
    ...['The budget', 'The first estimate', 'The team', 'The second estimate'].map(
      (name, index): readonly Cell[] => {
        const row = 16 + index
        return [name, targets[index] ?? null, `=B${row}-$B$5`, `=$B$8/C${row}`]
      },
    ),
  ],
  results: {
    B6: 0.862,
    B7: 0.889,
    B11: 8.94,
    B12: 9.75,
    B13: 10.48,
    D16: 1.12,
    D18: 0.93,
    D19: 0.86,
  },
}

/** Weeks from visible to reported delays in the reader's own records, and their cost according to the study. */
const weeksOfSilence: Tool = {
  story: 'whitepapers/the-price-of-knowing-late',
  name: 'weeks-of-silence',
  label: 'Count the weeks in your own portfolio (XLSX)',
  widths: [30, 14, 18, 18, 12, 16, 18],
  rows: [
    ['Weeks between the day when a delay was visible and the day when it was reported'],
    ['Cost of a week, share of final cost', 0.0031, 'an association, from 506 projects'],
    [],
    ['Project', 'Final cost, £', 'Visible', 'Reported', 'Weeks', 'Share of cost', 'Amount, £'],
    ['Example', 4000000, '=DATE(2022,3,31)', '=DATE(2022,6,16)', ...silence(5)],
    ...Array.from({ length: 99 }, (_, index): readonly Cell[] => [
      ...[null, null, null, null],
      ...silence(6 + index),
    ]),
    ['Together', '=SUM(B5:B104)', null, null, '=MEDIAN(E5:E104)', null, '=SUM(G5:G104)'],
  ],
  results: { E5: 11, F5: 0.034, G5: 136400, E6: '', E105: 11 },
}

/** The last three columns of a row: weeks of silence, their share and their amount. */
function silence(row: number): readonly Cell[] {
  return [
    `=IF(OR(N(C${row})=0,N(D${row})=0),"",(D${row}-C${row})/7)`,
    `=IF(E${row}="","",E${row}*$B$2)`,
    `=IF(E${row}="","",F${row}*B${row})`,
  ]
}

/** All spreadsheets that stories offer. */
export const tools: readonly Tool[] = [
  reserveCounter,
  scheduleToCash,
  capacity,
  costOfOwnership,
  longLead,
  carbonSheet,
  spareOrDelay,
  priceFormulas,
  checkDigit,
  weeklyPromises,
  weeksOfSilence,
  estimatesAtCompletion,
]
