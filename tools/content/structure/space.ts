/** What the bundled catalogue says about itself (`content/space.json`). */
export const space = {
  id: 288868932106,
  name: 'Corvane',
  product_prefix: 'corvane',
  language_codes: ['de'],
  asset_host: 'assets.corvane.example',
} as const
