import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { totpCode } from '../../cms/src/people/authenticator.fixture.ts'
import { violations, violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { callApi, signIn } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

const PASSWORD = 'a password of my own'

/** Sends an invitation, and returns its link. */
async function invitation(page: Page, email: string): Promise<string> {
  await signIn(page)
  const { link } = await callApi(page, 'POST', 'people', { person: { email, role: 'author' } })
  await page.context().clearCookies()
  return link
}

it('an invited person chooses a password, signs in, and adds a second factor', async () => {
  const page = await open({ origin: inject('cmsUrl'), width: 1280 })
  const email = `grace.hopper@${uniqueName('editor')}.example`
  await page.goto(await invitation(page, email))
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  const signIn = async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await violationsIfAuditing(page)).toEqual([])
  await signIn()
  await page.getByRole('link', { name: 'Grace Hopper' }).click()

  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByLabel('Password').fill(PASSWORD)
  await factor.getByRole('button', { name: 'Set it up' }).click()
  await page.getByAltText('Code to be scanned').waitFor()
  expect(await violations(page)).toEqual([])
  const secret = (await factor.locator('.account-secret').textContent()) ?? ''
  await factor.getByLabel('Six digits').fill(totpCode(secret, -1))
  await factor.getByRole('button', { name: 'Turn it on' }).click()
  const codes = factor.locator('.account-codes li')
  await codes.first().waitFor()
  const recovery = (await codes.first().textContent()) ?? ''
  expect(await violationsIfAuditing(page)).toEqual([])

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signIn()
  await page.getByLabel('Code', { exact: true }).fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Grace Hopper' }).waitFor()
  if (!process.env.EVERY_EXAMPLE) return
  await page.goto('/account')
  const off = factor.getByRole('form', { name: 'Second factor' })
  await off.getByLabel('Password').fill(PASSWORD)
  await off.getByRole('button', { name: 'Turn it off' }).click()
  await factor.getByRole('button', { name: 'Set it up' }).waitFor()
})
