import type { Browser } from 'playwright-core'
import { scrollThrough } from '../testing/scroll-through.ts'
import type { SheetPage } from './sheet-pages.ts'

/** Takes a screenshot of a page once its pictures are loaded. `ratio`: a tile's height divided by its width. */
export async function pagePicture(
  browser: Browser,
  origin: string,
  { path, from }: SheetPage,
  { width, ratio }: { readonly width: number; readonly ratio: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
  })
  await scrollThrough(page)
  const top = from === undefined ? undefined : await page.locator(from).first().boundingBox()
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const picture = await page.screenshot({
    fullPage: true,
    ...(top
      ? { clip: { x: 0, y: top.y, width, height: Math.min(width * ratio, pageHeight - top.y) } }
      : {}),
  })
  await page.close()
  return picture
}
