import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { ensureBuilt } from './run/ensure-built.ts'
import { root } from './run/project.ts'
import { startSite } from './run/role.ts'
import { ensureChromium } from './testing/ensure-chromium.ts'
import { freePort } from './testing/free-port.ts'

/**
 * Pictures of pages at three widths, one file each, and a sheet of all of them in `dist/sheet`:
 * `npm run sheet -- [path …]`.
 */
const WIDTHS = [390, 768, 1440]
const USUAL = {
  home: '/',
  article: '/blog/',
  platform: '/corvane-platform/data-hub',
  industry: '/industry/manufacturing',
  'not-found': '/there-is-no-such-page',
}
const TILE = { width: 480, height: 1200, gap: 24 }

const output = join(root, 'dist', 'sheet')
const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-sheet-'))
await ensureBuilt()
mkdirSync(output, { recursive: true })
const port = await freePort()
const site = await startSite('site', {
  ...process.env,
  SITE_PORT: String(port),
  SITE_MODE: 'production',
  DATA_DIR: dataDir,
})
const browser = await chromium.launch({
  executablePath: ensureChromium(process.env) ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
})
const asked = process.argv.slice(2)
const pages =
  asked.length > 0 ? Object.fromEntries(asked.map((path) => [nameOf(path), path])) : USUAL
const tiles: Buffer[] = []
for (const [name, path] of Object.entries(pages)) {
  const address = path === '/blog/' ? await firstArticle() : path
  for (const width of WIDTHS) {
    const picture = await screenshot(browser, `http://127.0.0.1:${port}${address}`, width)
    writeFileSync(join(output, `${name}-${width}.png`), picture)
    tiles.push(await tile(picture))
  }
}
await browser.close()
await site.stop()
rmSync(dataDir, { recursive: true, force: true })
writeFileSync(join(output, 'sheet.png'), await sheet(tiles))
console.log(join(output, 'sheet.png'))

function nameOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
}

async function firstArticle(): Promise<string> {
  const map = await (await fetch(`http://127.0.0.1:${port}/sitemap.xml`)).text()
  return /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(map)?.[1] ?? '/'
}

/** The whole page, with every picture loaded and every line drawn. */
async function screenshot(chrome: Browser, url: string, width: number): Promise<Buffer> {
  const page = await chrome.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
  })
  const picture = await page.screenshot({ fullPage: true })
  await page.close()
  return picture
}

/** The top of a page, shrunk to one width. */
function tile(picture: Buffer): Promise<Buffer> {
  const { width, height } = TILE
  return sharp(picture)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .png({ palette: true })
    .toBuffer()
}

async function sheet(all: readonly Buffer[]): Promise<Buffer> {
  const columns = WIDTHS.length
  const stepX = TILE.width + TILE.gap
  const stepY = TILE.height + TILE.gap
  return sharp({
    create: {
      width: columns * stepX + TILE.gap,
      height: Math.ceil(all.length / columns) * stepY + TILE.gap,
      channels: 3,
      background: '#8a979e',
    },
  })
    .composite(
      all.map((input, index) => ({
        input,
        left: TILE.gap + (index % columns) * stepX,
        top: TILE.gap + Math.floor(index / columns) * stepY,
      })),
    )
    .png({ palette: true })
    .toBuffer()
}
