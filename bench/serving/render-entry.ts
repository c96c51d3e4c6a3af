export { openCatalogue } from '../../apps/site/src/catalogue/open-catalogue.ts'
export * as renderer from '../../apps/site/src/rendering/render-page.tsx'
export { createPages } from '../../apps/site/src/server/pages.ts'
export { readSettings } from '../../apps/site/src/server/settings.ts'
