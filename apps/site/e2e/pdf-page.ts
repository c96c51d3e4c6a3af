import type { Page } from 'playwright-core'

/** Responds to requests for any document with this one. */
export const respondWith = (page: Page, body: string | Buffer) =>
  page.route('**/*.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' }))

/** The part of the reader that scrolls. */
export const scrollArea = (page: Page) => page.getByRole('region', { name: /^Document:/ })

export const pageNumbered = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Page ${number} of`) })

/** The field with the number of the page. */
export const pageNumberField = (page: Page) => page.getByLabel('Page', { exact: true })

export const zoomPercent = async (page: Page) =>
  Number.parseInt((await page.locator('.pdf-viewer-percent').textContent()) ?? '', 10)

/** Counts the colours on a page: a blank sheet has one. */
export const countColours = (page: Page, number: number) =>
  pageNumbered(page, number)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size
    })

/** The colour in the middle of a page: red, green, blue and alpha, from 0 to 255. */
export const middleColour = (page: Page, number: number) =>
  pageNumbered(page, number)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data = [] } =
        canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1) ?? {}
      return [...data]
    })

/** Cuts the first page into bands of equal height: true for each that has a drawing, from the top down. */
export const inkedBands = (page: Page, bands: number) =>
  pageNumbered(page, 1)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement, count) => {
      const context = canvas.getContext('2d')
      const height = Math.floor(canvas.height / count)
      return Array.from({ length: count }, (_, band) => {
        const { data } = context?.getImageData(0, band * height, canvas.width, height) ?? {}
        return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size > 1
      })
    }, bands)
