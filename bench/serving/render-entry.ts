/** What `render-bench.ts` measures, built as the site's server is. */
export { openSnapshotHolder } from '@prospectus/catalogue/sync/open-snapshot-holder'
export { createPages } from '../../apps/site/src/page/pages.ts'
export * as renderer from '../../apps/site/src/page/render-page.tsx'
export { readSettings } from '../../apps/site/src/settings.ts'
