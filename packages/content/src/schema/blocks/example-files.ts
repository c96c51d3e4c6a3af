/**
 * Paths of brand-neutral example files, by name: `{W}x{H}/{number}/{file}`, or `x/{number}/{file}` for a file without
 * a size. The preview serves them from `apps/site/src/preview/gallery/example-files/`. Browsers cache them by address:
 * a changed file needs a new number.
 */
export const exampleFiles = {
  answers: '1280x800/1/answers.svg',
  receipts: '1280x800/1/receipts.svg',
  connections: '1280x800/1/connections.svg',
  'price-list': '1280x800/1/price-list.svg',
  'sales-by-quarter': '1280x800/1/sales-by-quarter.svg',
  rota: '1280x800/1/rota.svg',
  'order-board': '1280x800/1/order-board.svg',
  'busy-hours': '1280x800/1/busy-hours.svg',
  mobile: '1280x800/1/mobile.svg',
  account: '1280x800/1/account.svg',
  'order-list': '1280x800/1/order-list.svg',
  'customer-list': '1280x800/1/customer-list.svg',
  'growth-curve': '1280x800/1/growth-curve.svg',
  ashgrove: '480x160/1/ashgrove.svg',
  bluewater: '480x160/1/bluewater.svg',
  castellan: '480x160/1/castellan.svg',
  falkirk: '480x160/1/falkirk.svg',
  halden: '480x160/1/halden.svg',
  lindqvist: '480x160/1/lindqvist.svg',
  meridian: '480x160/1/meridian.svg',
  norvik: '480x160/1/norvik.svg',
  orrin: '480x160/1/orrin.svg',
  tarn: '480x160/1/tarn.svg',
  'hanne-lindgren': '800x800/1/hanne-lindgren.svg',
  'idris-calloway': '800x800/1/idris-calloway.svg',
  'mara-voss': '800x800/1/mara-voss.svg',
  'oona-byrne': '800x800/1/oona-byrne.svg',
  'award-2024': '480x480/1/award-2024.svg',
  'award-2023': '480x480/1/award-2023.svg',
  'award-2022': '480x480/1/award-2022.svg',
  'podcast-cover': '1200x800/1/podcast-cover.png',
  'client-story-cover': '1200x800/1/client-story-cover.png',
  'product-brochure': 'x/1/product-brochure.pdf',
  'roles-and-permissions': 'x/1/roles-and-permissions.pdf',
  'delivery-film': '1280x720/1/an-order-on-its-way.mp4',
  'delivery-captions': 'x/1/an-order-on-its-way.vtt',
} as const

export type ExampleFile = keyof typeof exampleFiles

/** No real space has this id. */
export const exampleSpace = '0'

export const exampleAssetHost = 'assets.vendor.example'
