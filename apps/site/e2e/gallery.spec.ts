import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { testBrowser } from './browser.ts'
import { examine, settle, specimens, tooWide } from './gallery-sheet.ts'
import { STATES } from './gallery-states.ts'
import { faintTexts } from './measured-contrast.ts'

const GROUNDS = ['light', 'tinted', 'dark', 'brand']
const WIDTHS = [320, 390, 768, 1440]
/** Where text over pictures is measured from pixels; the audit does so at every width. */
const MEASURED = process.env.EVERY_EXAMPLE ? WIDTHS : [390, 1440]

const { open } = testBrowser()

async function openSheet(path: string, width: number): Promise<Page> {
  const page = await open({ origin: inject('previewUrl'), width, reducedMotion: true })
  const answer = await page.goto(path, { waitUntil: 'load' })
  expect(answer?.status()).toBe(200)
  expect(await settle(page), 'what does not work').toEqual([])
  return page
}

describe.each(GROUNDS)('BLOCK-2 BLOCK-2a all examples of all blocks on %s', (ground) => {
  it.each(WIDTHS)('fit at %i px, load, say nothing, and can be read by all', async (width) => {
    const page = await openSheet(`/dev/blocks?ground=${ground}`, width)
    expect(await tooWide(page)).toEqual([])
    const { violations, unmeasured } = await examine(page)
    expect(violations).toEqual([])
    if (!MEASURED.includes(width)) return
    expect(await faintTexts(page, unmeasured), 'text over pictures').toEqual([])
  })
})

describe('the gallery itself', () => {
  it.each(MEASURED)(
    'has each block once at %i px, and leads to the sheet of each',
    async (width) => {
      const page = await openSheet('/dev/blocks', width)
      expect(await tooWide(page)).toEqual([])
      expect((await examine(page)).violations).toEqual([])
      await page
        .getByRole('navigation', { name: 'Blocks' })
        .getByRole('link', { name: 'FAQs' })
        .click()
      await page.waitForURL('**/dev/blocks/faqs')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('FAQs')
    },
  )
})

/** All examples, in every theme, at every width, in every state: `npm run audit`. */
describe.runIf(process.env.EVERY_EXAMPLE)('BLOCK-2 every example by itself', () => {
  const counted = { sheets: 0, examinations: 0, measured: 0, undecided: new Set<string>() }
  afterAll(() => {
    const { sheets, examinations, measured, undecided } = counted
    console.log(
      `${sheets} sheets, ${examinations} examinations, ${measured} texts measured over pictures`,
    )
    for (const line of undecided) console.log(`left to people: ${line}`)
  })

  describe.each(GROUNDS)('on %s', (ground) => {
    it.each(WIDTHS)(
      'is sound at %i px, closed, open and active',
      async (width) => {
        for (const stem of await everyStem()) {
          const page = await openSheet(`/dev/blocks/${stem}?ground=${ground}`, width)
          counted.sheets += 1
          for (const [state, enter] of Object.entries(STATES)) {
            const where = `${stem} on ${ground} at ${width} px, ${state}`
            for (const [index, specimen] of (await specimens(page).all()).entries()) {
              await enter(specimen)
              const { violations, unmeasured, undecided } = await examine(page, index)
              expect(violations, where).toEqual([])
              expect(await faintTexts(page, unmeasured), where).toEqual([])
              counted.examinations += 1
              counted.measured += unmeasured.length
              for (const line of undecided) counted.undecided.add(line)
            }
            expect(await tooWide(page), where).toEqual([])
          }
          await page.context().close()
        }
      },
      3_600_000,
    )
  })
})

async function everyStem(): Promise<readonly string[]> {
  const page = await open({ origin: inject('previewUrl') })
  await page.goto('/dev/blocks')
  return specimens(page).evaluateAll((all) => all.map((each) => each.dataset.specimen ?? ''))
}
