import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumPath } from '../print/printer.ts'

/** Renders a drawing as a WebP in the site's font, with `scale` pixels per unit. */
export async function renderDrawing(
  svg: string,
  size: { readonly width: number; readonly height: number },
  scale: number,
): Promise<Uint8Array> {
  const font = await readFile(new URL('../../design/fonts/text.woff2', import.meta.url), 'base64')
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale })
    await page.setContent(`<!doctype html><style>
@font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
body { margin: 0; }
svg { display: block; font-family: Archivo; font-variant-numeric: tabular-nums; }
</style>${svg}`)
    await page.evaluate(() => document.fonts.ready)
    const png = await page.screenshot()
    return await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer()
  } finally {
    await browser.close()
  }
}
