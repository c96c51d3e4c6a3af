import { expect, inject, it } from 'vitest'
import { violations, violationsIfAuditing } from '../../site/e2e/accessibility.ts'
import { testBrowser } from '../../site/e2e/browser.ts'
import { ownersPage } from './owner.ts'
import { uniqueName } from './unique-name.ts'

const { open } = testBrowser()

it('EDIT-1 a newcomer makes a page from a template, changes its heading and publishes it, guided by three steps', async () => {
  const page = await ownersPage(open)
  await page.goto('/')
  const steps = page.getByRole('region', { name: 'Your first change' })
  const next = steps.locator('[aria-current=step]')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  await next.getByText('Open a page').waitFor()
  expect(await violations(page)).toEqual([])

  // A page from a template.
  const [name, template] = [uniqueName('First of all'), uniqueName('Our page')]
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await button('New story').click()
  const creationDialog = dialog('New story')
  await creationDialog.getByLabel('Name').fill(name)
  await creationDialog.getByLabel('Begin with').selectOption('landing-page')
  await creationDialog.getByLabel('Folder').selectOption('0')
  await creationDialog.getByRole('button', { name: 'Create' }).click()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await next.getByText('Change a heading').waitFor()

  // Snippets of search engines follow the typing.
  const shown = page.getByRole('region', { name: 'How others show this page' })
  await shown.getByText(slug).waitFor()
  const fields = page.getByRole('region', { name: 'Fields' })
  await fields.getByLabel('Title in search results').fill('Found by its title')
  await shown.locator('.snippet-title').getByText('Found by its title').waitFor()
  expect(await violationsIfAuditing(page)).toEqual([])

  await preview.getByRole('heading', { level: 1 }).click()
  await fields.getByLabel('Heading', { exact: true }).fill('Typed by somebody new')
  await next.getByText('Publish it').waitFor()

  // A warning leads to its field.
  await button('Publish').click()
  const publish = dialog('Publish')
  await publish.getByRole('button', { name: /no description for search results/ }).click()
  await publish.waitFor({ state: 'hidden' })
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await expect.poll(focused).toMatch(/-seo-title$/)

  await button('Publish').click()
  await publish.getByRole('button', { name: 'Publish now' }).click()
  await publish.waitFor({ state: 'hidden' })
  await steps.getByText('Done: visitors see your change.').waitFor()
  const readPublicPage = async () => await (await fetch(`${inject('siteUrl')}/${slug}`)).text()
  await expect.poll(readPublicPage).toContain('Typed by somebody new')

  // Once closed, the steps stay away.
  await steps.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await fields.waitFor()
  expect(await steps.count()).toBe(0)

  if (!process.env.EVERY_EXAMPLE) return
  // A copy has its own name and address, and the page can be saved as a template.
  await button('Duplicate story').click()
  await dialog('Duplicate story').getByRole('button', { name: 'Duplicate', exact: true }).click()
  await page.getByRole('heading', { name: `Copy of ${name}` }).waitFor()
  await button('More').click()
  await button('Save as template').click()
  const templateDialog = dialog('Save as template')
  await templateDialog.getByLabel('Name of the template').fill(template)
  await templateDialog.getByRole('button', { name: 'Save as template' }).click()
  await templateDialog.getByText(`“${template}” is offered`).waitFor()
  expect(await violationsIfAuditing(page)).toEqual([])
  await page.keyboard.press('Escape')
  await button('New story').click()
  await dialog('New story').getByLabel('Begin with').selectOption({ label: template })
})
