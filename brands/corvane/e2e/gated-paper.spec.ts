import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { testBrowser } from '../../../apps/site/e2e/browser.ts'
import { contentFolder } from '../../../tools/run/project.ts'

const { open } = testBrowser()

describe('BLOCK-12 the paper behind a form', () => {
  it('comes with all files that its page lists, and each can be downloaded', async () => {
    const file = `${contentFolder()}/stories/whitepapers/the-price-of-knowing-late.json`
    const { uuid } = JSON.parse(readFileSync(file, 'utf8'))
    const page = await open({ origin: `http://${inject('assetHost')}`, shared: true })
    await page.goto(`/forms/whitepaper?embedded=true&story=${uuid}`)
    await page.getByLabel('Your name').fill('Ada Lovelace')
    await page.getByLabel('Your email address').fill('ada@firm.example')
    await page.getByLabel('I agree').check()
    await page.locator('button').last().click()
    const links = page.locator('.form-files a')
    await links.first().waitFor()
    expect(await links.allTextContents()).toEqual([
      'The paper, 16 pages (PDF)',
      'The data, 713 projects (CSV)',
      'The checks of every figure (SQL)',
      'Count the weeks in your own portfolio (XLSX)',
    ])
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const served = await Promise.all(
      hrefs.map(async (href) => {
        const response = await page.request.get(href ?? '')
        return [response.status(), response.headers()['content-type']?.split(';')[0]]
      }),
    )
    expect(served.map(([status]) => status)).toEqual([200, 200, 200, 200])
    expect(served.map(([, type]) => type)).toEqual([
      'application/pdf',
      'text/csv',
      'application/sql',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
  })
})
