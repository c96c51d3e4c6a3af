/** Files of the bundled catalogue that the examples of blocks show: `{W}x{H}/{hash}/{name}`. */
export const exampleFiles = {
  'evm-table': '1280x800/beabf1394e/evm-table.svg',
  financials: '1280x800/0457940ac7/financials.svg',
  gantt: '1280x800/fec6a3f192/gantt.svg',
  'gate-board': '1280x800/a972167031/gate-board.svg',
  'heat-map': '1280x800/1df5fafe19/heat-map.svg',
  portfolio: '1280x800/1d78b12793/portfolio.svg',
  'risk-register': '1280x800/7569c97da7/risk-register.svg',
  's-curve': '1280x800/6667bbea56/s-curve.svg',
  'castellan-bank': '480x160/c618609100/castellan-bank.svg',
  'halden-rail': '480x160/b5d66bd6fa/halden-rail.svg',
  'meridian-health': '480x160/cccc2da5ae/meridian-health.svg',
  'norvik-energy': '480x160/2f89f682c6/norvik-energy.svg',
  'orrin-pharma': '480x160/4eed29b693/orrin-pharma.svg',
  'tarn-aero': '480x160/007feb519c/tarn-aero.svg',
  'controls-practice-2024': '480x480/c2040a3659/controls-practice-2024.svg',
  'data-processing-agreement': 'x/7be2190c44/data-processing-agreement.pdf',
  'corvane-brochure-2024': 'x/7be2190c44/corvane-brochure-2024.pdf',
} as const

export type ExampleFile = keyof typeof exampleFiles
