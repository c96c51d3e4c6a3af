/**
 * Files of the seed content that the examples of blocks show: `{W}x{H}/{hash}/{name}` below
 * `content/assets`, where pruning leaves them (`npm run content -- prune`).
 */
export const exampleFiles = {
  assistant: '1280x800/40529a61b4/assistant.svg',
  'benefits-ledger': '1280x800/cb2dd99363/benefits-ledger.svg',
  'data-hub': '1280x800/de2180e9f2/data-hub.svg',
  'evm-table': '1280x800/a5d5db2ce1/evm-table.svg',
  financials: '1280x800/16b21e1356/financials.svg',
  gantt: '1280x800/e9f3dcbfe0/gantt.svg',
  'gate-board': '1280x800/be260aea0b/gate-board.svg',
  'heat-map': '1280x800/4d1c314252/heat-map.svg',
  mobile: '1280x800/5b11ed8bf6/mobile.svg',
  portal: '1280x800/fab1ee9895/portal.svg',
  portfolio: '1280x800/35f1d87516/portfolio.svg',
  'risk-register': '1280x800/eb073b5252/risk-register.svg',
  's-curve': '1280x800/d9a21628b9/s-curve.svg',
  'ashgrove-council': '480x160/2b55bc67e2/ashgrove-council.svg',
  'bluewater-offshore': '480x160/d83cd9e9b0/bluewater-offshore.svg',
  'castellan-bank': '480x160/58be336692/castellan-bank.svg',
  'falkirk-defence': '480x160/da47965934/falkirk-defence.svg',
  'halden-rail': '480x160/2caee65fdf/halden-rail.svg',
  'lindqvist-construction': '480x160/bdc8074650/lindqvist-construction.svg',
  'meridian-health': '480x160/462d73b187/meridian-health.svg',
  'norvik-energy': '480x160/c85c1e4d2b/norvik-energy.svg',
  'orrin-pharma': '480x160/4a4d0cbb2d/orrin-pharma.svg',
  'tarn-aero': '480x160/5d78c2fdc1/tarn-aero.svg',
  'hanne-lindgren': '800x800/830d509bb9/hanne-lindgren.svg',
  'idris-calloway': '800x800/efa69f18ab/idris-calloway.svg',
  'mara-voss': '800x800/2e65bacafc/mara-voss.svg',
  'oona-byrne': '800x800/31b13de808/oona-byrne.svg',
  'controls-practice-2024': '480x480/c2040a3659/controls-practice-2024.svg',
  'delivery-technology-2023': '480x480/089239d0ff/delivery-technology-2023.svg',
  'public-sector-2022': '480x480/2cea5cfa47/public-sector-2022.svg',
  'podcast-cover': '1200x800/c3ed6fb9a7/the-queue-nobody-reads.png',
  'client-story-cover': '1200x800/992edbf09d/halden-rail.png',
  'product-brochure': 'x/d220f333d9/product-brochure.pdf',
  'roles-and-permissions': 'x/f79f835a1f/roles-and-permissions.pdf',
  'network-film': '1280x720/f03e871a30/a-network-by-hand.mp4',
  'network-captions': 'x/6961fd02b8/a-network-by-hand.vtt',
} as const

export type ExampleFile = keyof typeof exampleFiles

/** The host that their addresses name, as those of the seed content do. */
export const exampleAssetHost = 'assets.vendor.example'
