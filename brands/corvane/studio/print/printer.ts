import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Prints HTML to PDF. One browser serves many pages. */
export interface Printer {
  readonly print: (html: string) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Starts Chromium from `CHROMIUM_PATH`, or an installed one. Throws if there is none. */
export async function openPrinter(): Promise<Printer> {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path))
  if (executablePath === undefined) {
    throw new Error('printing needs Chromium: install it or set CHROMIUM_PATH')
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
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
    close: async () => {
      await browser.close()
    },
  }
}
