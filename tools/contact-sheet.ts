import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { firstArticle } from '../bench/loading/pages.ts'
import { pagePicture } from './contact-sheet/page-picture.ts'
import { ARTICLE_PLACEHOLDER, type SheetPage, sheetPlan } from './contact-sheet/sheet-pages.ts'
import { createSheet, createTile, TILE } from './contact-sheet/tiles.ts'
import { ensureBuilt } from './run/ensure-built.ts'
import { freePort } from './run/free-port.ts'
import { root } from './run/project.ts'
import { startSite } from './run/role.ts'
import { ensureChromium } from './testing/ensure-chromium.ts'

/** `npm run sheet -- [path …]` or `-- blocks [block type …]`: screenshots at three widths, in `dist/sheet`. */
const WIDTHS = [390, 768, 1440]
/** Rows of one sheet: a sheet of all blocks would be too tall for most viewers. */
const MAX_ROWS = 8

const { mode, pages } = sheetPlan(process.argv.slice(2))
const outputFolder = join(root, 'dist', 'sheet')
const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-sheet-'))
await ensureBuilt()
mkdirSync(outputFolder, { recursive: true })
const port = String(await freePort())
const origin = `http://127.0.0.1:${port}`
const site = await startSite('site', {
  ...process.env,
  ...(mode === 'preview' ? { PREVIEW_PORT: port } : { SITE_PORT: port }),
  SITE_MODE: mode,
  DATA_DIR: dataDir,
})
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const rows: Buffer[][] = []
for (const page of pages) rows.push(await takeRow(page))
await browser.close()
await site.stop()
rmSync(dataDir, { recursive: true, force: true })
for (let start = 0; start < rows.length; start += MAX_ROWS) {
  const name = rows.length > MAX_ROWS ? `sheet-${start / MAX_ROWS + 1}.png` : 'sheet.png'
  const tiles = rows.slice(start, start + MAX_ROWS).flat()
  writeFileSync(join(outputFolder, name), await createSheet(tiles, WIDTHS.length))
  console.log(join(outputFolder, name))
}

/** Takes and stores the screenshots of a page, and makes them tiles. */
async function takeRow(page: SheetPage): Promise<Buffer[]> {
  const resolved =
    page.path === ARTICLE_PLACEHOLDER ? { ...page, path: await firstArticle(origin) } : page
  const tiles: Buffer[] = []
  for (const width of WIDTHS) {
    const ratio = TILE.height / TILE.width
    const picture = await pagePicture(browser, origin, resolved, { width, ratio })
    writeFileSync(join(outputFolder, `${page.name}-${width}.png`), picture)
    tiles.push(await createTile(picture))
  }
  return tiles
}
