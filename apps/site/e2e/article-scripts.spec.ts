import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentFolder } from '../../../tools/run/project.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

const articles = readdirSync(`${contentFolder()}/stories/blog`)
const ARTICLE = `/blog/${articles
  .filter((name) => !name.startsWith('_'))
  .sort()[0]
  ?.replace('.json', '')}`

it('an article loads at most two scripts, 3 kB with their headers, before a visitor does anything', async () => {
  const page = await open()
  const scripts: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    scripts.push(
      request.sizes().then((sizes) => sizes.responseHeadersSize + sizes.responseBodySize),
    )
  })
  await page.goto(ARTICLE, { waitUntil: 'networkidle' })
  await page.locator('[data-enhance="contents-list"][data-state="ready"]').first().waitFor()
  const bytes = await Promise.all(scripts)
  expect(bytes.length).toBeLessThanOrEqual(2)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3000)
})
