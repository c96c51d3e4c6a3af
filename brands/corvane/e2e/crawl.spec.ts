import { expect, inject, it } from 'vitest'
import { crawl, sitemapPaths } from './crawl.ts'

/** One page of each kind that has a form, a frame, a player or a document; in the audit, every page. */
const SOME_PAGES = [
  ...['/request-a-demo', '/contact/', '/mailing-list', '/pmo-maturity-assessment', '/careers/'],
  ...['/watch-a-tour', '/videos/a-network-by-hand', '/podcast/killing-a-good-project'],
  ...['/whitepapers/the-price-of-knowing-late', '/guidebooks/capacity-workbook'],
  ...['/datasheets/edge-unit', '/webinar-recording-pages/six-minutes-of-accruals', '/de/kontakt'],
  '/events/which-revision-is-on-the-wall-leeds',
]

/** Publishers of the laws, standards and studies that texts cite. */
const SOURCES = [
  ...['database.ich.org', 'ec.europa.eu', 'eur-lex.europa.eu', 'ghgprotocol.org', 'kpmg.com'],
  ...['online.standard.no', 'www.acquisition.gov', 'www.ecfr.gov', 'www.gov.uk', 'www.ifrs.org'],
  ...['www.iso.org', 'www.legislation.gov.uk', 'www.neccontract.com', 'www.sae.org'],
  ...['www.procurementpathway.civilservice.gov.uk', 'www.scl.org.uk'],
]

it('EMBED-1 EMBED-3 BLOCK-2a BLOCK-12 every link, form, frame and recording leads to a page or file that exists, or to a known source', async () => {
  const site = inject('siteUrl')
  const everything = process.env.EVERY_STORY !== undefined
  const start = everything ? await sitemapPaths(site) : SOME_PAGES
  const { pages, frames, recordings, findings } = await crawl({
    startPaths: start,
    followsLinks: everything,
    origins: [site, `http://${inject('assetHost')}`],
    sourceHosts: SOURCES,
  })
  expect(findings).toEqual([])
  expect(pages.length).toBeGreaterThanOrEqual(start.length)
  expect(frames.length).toBeGreaterThan(everything ? 15 : 6)
  expect(recordings.length).toBeGreaterThan(everything ? 12 : 3)
}, 1_800_000)
