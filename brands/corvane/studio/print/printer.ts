import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Prints HTML to PDF. One browser serves many pages. */
export interface Printer {
  readonly print: (html: string) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of Chromium from `CHROMIUM_PATH`, or of an installed one. Throws if there is none. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? usualPlaces.find((each) => existsSync(each))
  if (path === undefined) {
    throw new Error('this needs Chromium: install it or set CHROMIUM_PATH')
  }
  return path
}

/** Starts Chromium. Throws if there is none. */
export async function openPrinter(): Promise<Printer> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
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
