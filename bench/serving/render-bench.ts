import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'
import { ensureBuilt } from '../../tools/run/ensure-built.ts'
import { platformFolder, siteFolder } from '../../tools/run/project.ts'
import { median, quantile, table } from '../median.ts'

/**
 * Measures the time to read and render an uncached page in one warm process, without network and compression. Unlike
 * wall-clock time, processor time hardly depends on other load.
 */
const ROUNDS = 5
const SECTIONS = ['blog', 'podcast', 'news', 'guidebooks', platformFolder(), 'industry']

process.env.NODE_ENV = 'production'
await ensureBuilt()
const folder = mkdtempSync(join(tmpdir(), 'prospectus-render-'))
const { openSnapshotHolder, renderer, createPages, readSettings } = await buildRenderer()
const settings = readSettings({ DATA_DIR: folder })
const log = { info: () => {}, warn: () => {}, error: console.error }
const snapshots = await openSnapshotHolder({
  contentDir: settings.contentDir,
  directory: folder,
  settings,
  log,
})
const snapshot = snapshots.current()
if (snapshot === undefined)
  throw new Error('The seed content gave no snapshot; the errors above say why')
const entries = snapshot.tree.flatMap(({ uuid }) => snapshot.byUuid(uuid) ?? [])

const rows: (string | number)[][] = [['section', 'pages', 'p50 ms', 'p95 ms', 'p50 CPU ms']]
for (const section of SECTIONS) {
  const sectionEntries = entries.filter((entry) => entry.section === section)
  const times: number[] = []
  const processorMs: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The renderer's caches are warm; no story is cached.
    const pages = createPages(settings, () => renderer)
    for (const entry of sectionEntries) {
      const started = performance.now()
      const cpuBefore = process.cpuUsage()
      await pages.renderStory(snapshot, entry, new URLSearchParams())
      const { user, system } = process.cpuUsage(cpuBefore)
      if (round === 0) continue
      times.push(performance.now() - started)
      processorMs.push((user + system) / 1000)
    }
  }
  const figures = [median(times), quantile(times, 0.95), median(processorMs)]
  rows.push([section, sectionEntries.length, ...figures.map((figure) => figure.toFixed(2))])
}
console.log(table(rows))
rmSync(folder, { recursive: true, force: true })
process.exit(0)

/** Builds the server's modules into a separate folder, and imports them. */
async function buildRenderer(): Promise<typeof import('./render-entry.ts')> {
  const outDir = join(siteFolder, 'dist', 'bench')
  const input = { 'render-entry': join(import.meta.dirname, 'render-entry.ts') }
  const builder = await createBuilder({
    root: siteFolder,
    configFile: join(siteFolder, 'vite.config.ts'),
    logLevel: 'error',
    environments: { ssr: { build: { outDir, rolldownOptions: { input } } } },
  })
  const { ssr } = builder.environments
  if (ssr) await builder.build(ssr)
  return import(pathToFileURL(join(outDir, 'render-entry.js')).href)
}
