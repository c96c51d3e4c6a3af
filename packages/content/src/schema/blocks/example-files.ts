/**
 * Example files of no brand, as `{W}x{H}/{number}/{name}`, served by the preview from
 * `apps/site/src/preview/gallery/example-files/`. Browsers cache them by address: a changed file needs a
 * new number.
 */
export const exampleFiles = {
  assistant: '1280x800/1/assistant.svg',
  'benefits-ledger': '1280x800/1/benefits-ledger.svg',
  'data-hub': '1280x800/1/data-hub.svg',
  'evm-table': '1280x800/1/evm-table.svg',
  financials: '1280x800/1/financials.svg',
  gantt: '1280x800/1/gantt.svg',
  'gate-board': '1280x800/1/gate-board.svg',
  'heat-map': '1280x800/1/heat-map.svg',
  mobile: '1280x800/1/mobile.svg',
  portal: '1280x800/1/portal.svg',
  portfolio: '1280x800/1/portfolio.svg',
  'risk-register': '1280x800/1/risk-register.svg',
  's-curve': '1280x800/1/s-curve.svg',
  'ashgrove-council': '480x160/1/ashgrove-council.svg',
  'bluewater-offshore': '480x160/1/bluewater-offshore.svg',
  'castellan-bank': '480x160/1/castellan-bank.svg',
  'falkirk-defence': '480x160/1/falkirk-defence.svg',
  'halden-rail': '480x160/1/halden-rail.svg',
  'lindqvist-construction': '480x160/1/lindqvist-construction.svg',
  'meridian-health': '480x160/1/meridian-health.svg',
  'norvik-energy': '480x160/1/norvik-energy.svg',
  'orrin-pharma': '480x160/1/orrin-pharma.svg',
  'tarn-aero': '480x160/1/tarn-aero.svg',
  'hanne-lindgren': '800x800/1/hanne-lindgren.svg',
  'idris-calloway': '800x800/1/idris-calloway.svg',
  'mara-voss': '800x800/1/mara-voss.svg',
  'oona-byrne': '800x800/1/oona-byrne.svg',
  'controls-practice-2024': '480x480/1/controls-practice-2024.svg',
  'delivery-technology-2023': '480x480/1/delivery-technology-2023.svg',
  'public-sector-2022': '480x480/1/public-sector-2022.svg',
  'podcast-cover': '1200x800/1/the-queue-nobody-reads.png',
  'client-story-cover': '1200x800/1/halden-rail.png',
  'product-brochure': 'x/1/product-brochure.pdf',
  'roles-and-permissions': 'x/1/roles-and-permissions.pdf',
  'network-film': '1280x720/1/a-network-by-hand.mp4',
  'network-captions': 'x/1/a-network-by-hand.vtt',
} as const

export type ExampleFile = keyof typeof exampleFiles

/** No real space has this id. */
export const exampleSpace = '0'

export const exampleAssetHost = 'assets.vendor.example'
