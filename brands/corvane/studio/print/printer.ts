import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** A sheet of A4 in pixels of a screen. */
const SHEET = { width: 794, height: 1123 } as const

/** Prints HTML to PDF. One browser serves many pages. */
export interface Printer {
  readonly print: (html: string) => Promise<Uint8Array>
  /** The top of the document as a PNG, as large as a sheet: its title page. */
  readonly picture: (html: string) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Starts an installed Chromium (`CHROMIUM_PATH` wins). Throws when there is none. */
export async function openPrinter(): Promise<Printer> {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path))
  if (executablePath === undefined) {
    throw new Error('printing needs Chromium: install it or set CHROMIUM_PATH')
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: SHEET })
  return {
    print: async (html) => {
      await page.setContent(html, { waitUntil: 'load' })
      return await page.pdf({
        format: 'A4',
        printBackground: true,
        preferCSSPageSize: true,
        tagged: true,
        outline: true,
      })
    },
    picture: async (html) => {
      await page.setContent(html, { waitUntil: 'load' })
      return await page.screenshot({ clip: { x: 0, y: 0, ...SHEET } })
    },
    close: async () => {
      await browser.close()
    },
  }
}
