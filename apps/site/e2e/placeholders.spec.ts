import { expect } from 'vitest'
import { inAudit } from '../../../tools/testing/in-audit.ts'
import { testBrowser } from './browser.ts'

const { open } = testBrowser()

inAudit.each(['/de/resources', '/resources', '/search', '/de/search'])(
  'RES-2 the placeholder of an empty field fits on a phone (%s)',
  async (address) => {
    const page = await open({ width: 390, script: false, shared: true })
    await page.goto(address)
    const placeholders = await page.locator('main input[placeholder]').evaluateAll((fields) =>
      fields.map((field) => {
        const { font, letterSpacing } = getComputedStyle(field, '::placeholder')
        const sample = document.createElement('span')
        sample.append(field.getAttribute('placeholder') ?? '')
        Object.assign(sample.style, { font, letterSpacing, position: 'absolute' })
        sample.style.whiteSpace = 'nowrap'
        document.body.append(sample)
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        const room =
          field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return { words: sample.textContent, spare: room - sample.getBoundingClientRect().width }
      }),
    )
    expect(placeholders).not.toEqual([])
    expect(placeholders.filter(({ spare }) => spare < 0)).toEqual([])
  },
)
