import type { Cell, Tool } from './tool.ts'

const risks = [
  ['Late access to the north bay', 0.3, 200],
  ['Transformer fails its factory test', 0.1, 450],
  ['Second crane needed', 0.5, 80],
  ['Cable route crosses old drains', 0.25, 120],
  ['Outage withdrawn by the network', 0.05, 900],
  ['Extra night inspections', 0.6, 35],
] as const

/** Row of the first risk, and of the first future. */
const FIRST = 5

/** The row of a future. Each binary digit of its number says whether a risk happens. */
function future(index: number): readonly Cell[] {
  const happens = (risk: number) => `MOD(INT($F${FIRST + index}/${2 ** risk}),2)`
  const cost = risks.map((_, risk) => `${happens(risk)}*$C$${FIRST + risk}`).join('+')
  const odds = risks.map((_, risk) => {
    const chance = `$B$${FIRST + risk}`
    return `IF(${happens(risk)}=1,${chance},1-${chance})`
  })
  return [index, `=${cost}`, `=${odds.join('*')}`]
}

const left: readonly (readonly Cell[])[] = [
  ...risks.map(([name, chance, cost], index) => [
    name,
    chance,
    cost,
    `=B${FIRST + index}*C${FIRST + index}`,
  ]),
  ['Together', null, '=SUM(C5:C10)', '=SUM(D5:D10)'],
  [],
  ['Reserve, £k', 'Chance that it suffices'],
  ...[120, 241, 320, 530, 885].map((reserve, index) => [
    reserve,
    `=SUMIF($G$5:$G$68,"<="&A${14 + index},$H$5:$H$68)`,
  ]),
]

/** All futures of six risks, and the chance that a reserve covers them. */
export const reserveCounter: Tool = {
  story: 'guidebooks/from-register-to-reserve',
  name: 'reserve-counter',
  label: 'Reserve counter for six risks (XLSX)',
  widths: [36, 22, 12, 16, 4, 10, 12, 14],
  rows: [
    ['From register to reserve: six risks, 64 futures'],
    ['Write your own risks into A5 to C10 and reserves into A14 to A18; the rest is calculated.'],
    [],
    ['Risk', 'Chance', 'Cost, £k', 'Chance × cost', null, 'Future', 'Cost, £k', 'Probability'],
    ...Array.from({ length: 2 ** risks.length }, (_, index) => {
      const [name = null, chance = null, cost = null, product = null] = left[index] ?? []
      return [name, chance, cost, product, null, ...future(index)]
    }),
  ],
  results: { D11: 241, B14: 0.48, B15: 0.7, B16: 0.8, B17: 0.89, B18: 0.95 },
}
