import { expect, it } from 'vitest'
import { someCases } from '../../../tools/testing/some-cases.ts'
import { violations } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { ownersPage } from './owner.ts'

const { open } = testBrowser()

it.each(
  someCases(
    [
      'en-US',
      'Parked after a restore',
      '1 webhook, 12 waiting messages and 2 planned changes',
      'This command on the server resumes all',
    ],
    [
      'de-DE',
      'Nach einer Wiederherstellung angehalten',
      '1 Webhook, 12 wartende Nachrichten und 2 geplante Änderungen',
      'Alle zusammen gibt',
    ],
  ),
)(
  'operation#restore in %s every view tells an owner what is parked, and how to resume it',
  async (locale, title, list, how) => {
    const page = await ownersPage(open, { locale })
    let parked = { webhooks: 1, messages: 12, plans: 2 }
    await page.route(/\/parked$/, (route) => route.fulfill({ json: { parked } }))
    for (const path of someCases('/', '/webhooks')) {
      await page.goto(path)
      const notice = page.getByRole('region', { name: title })
      await notice.waitFor()
      const text = await notice.textContent()
      expect(text).toContain(list)
      expect(text).toContain(how)
      expect(text).toContain('npm run content -- parked resume')
      // Nothing of the view is pushed out of the window.
      const below = () =>
        page.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement
          return scrollHeight - clientHeight
        })
      await expect.poll(below).toBe(0)
      expect(await violations(page)).toEqual([])
    }

    parked = { webhooks: 0, messages: 0, plans: 0 }
    const response = page.waitForResponse(/\/parked$/)
    await page.goto('/')
    await response
    await page.getByRole('tree').first().waitFor()
    expect(await page.getByRole('region', { name: title }).count()).toBe(0)
  },
)
