import { describe, expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { fillWith } from '../../storage/storage.fixture.ts'
import { openStorage } from '../../storage/storage.ts'
import { createHubspotPages } from './hubspot-page.tsx'

const FORM = '0b5b8a4e-3f6c-4c1d-9a2e-7d1f0c9b8a7e'

/** Requests a path from a content system whose published content has the form in two data centres. */
async function requestPage(path: string, accounts: readonly string[] = []) {
  const storage = await openStorage('file::memory:')
  const embed = (form_id: string) => ({ component: 'form-embed', form_id })
  const form = (form_id: string) => ({ component: 'lead-form', form: [embed(form_id)] })
  const body = [form(`hubspot:eu1/12345/${FORM}`), form(`hubspot:1/${FORM.toUpperCase()}`)]
  await fillWith(storage, [
    { full_slug: 'home', content: { component: 'modules/page', body } },
    {
      full_slug: 'draft',
      published: false,
      content: { component: 'modules/page', body: [form(`hubspot:na2/77/${FORM}`)] },
    },
    { full_slug: 'gated', content: { component: 'resource', gated_form: `hubspot:88/${FORM}` } },
    { full_slug: 'text', content: { component: 'page', words: `hubspot:99/${FORM}` } },
  ])
  return await createHubspotPages(storage, accounts).request(path)
}

describe('a form of HubSpot', () => {
  it('EMBED-3 is a page whose policy admits only HubSpot’s form service of one data centre', async () => {
    const response = await requestPage(
      `/hubspot/eu1/12345/${FORM}?theme=dark&lang=de&embedded=true`,
    )
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(response.status).toBe(200)
    expect(html).toContain('<html lang="de" class="theme-dark">')
    expect(html).toContain('<title>Formular</title>')
    expect(html).toContain('data-script="https://js-eu1.hsforms.net/forms/embed/v2.js"')
    expect(policy).toMatch(/script-src [^;]* https:\/\/js-eu1\.hsforms\.net;/)
    expect(policy).toContain(
      'form-action https://forms-eu1.hsforms.com https://forms-eu1.hubspot.com',
    )
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('EMBED-3 of the first data centre is loaded from host names without a suffix', async () => {
    const policy = (await requestPage(`/hubspot/na1/1/${FORM}`)).headers.get(
      'content-security-policy',
    )
    expect(policy).toMatch(/script-src [^;]* https:\/\/js\.hsforms\.net;/)
  })

  it.each([
    `/hubspot/eu1/12345/${FORM}x`,
    '/hubspot/eu1/12345/contact',
    `/hubspot/eu1/12a45/${FORM}`,
    `/hubspot/evil.example%2F/12345/${FORM}`,
    `/hubspot/EU1/12345/${FORM}`,
    `/hubspot/eu1/1234567890123/${FORM}`,
    `/hubspot/eu1/%22%3E/${FORM}`,
  ])('EMBED-3 does not exist at %s', async (path) =>
    expect((await requestPage(path)).status).toBe(404),
  )

  it.each([
    ['that a gated file asks for', `na1/88/${FORM}`, 200],
    ['in another case', `na1/1/${FORM}`, 200],
    ['of another account', `eu1/99999/${FORM}`, 404],
    ['of another data centre', `na1/12345/${FORM}`, 404],
    ['that nobody names', 'eu1/12345/00000000-0000-4000-8000-000000000000', 404],
    ['that a draft names', `na2/77/${FORM}`, 404],
    ['in a text', `na1/99/${FORM}`, 404],
  ])('EMBED-3 %s is served only if it is in published content: %s', async (_, path, status) => {
    expect((await requestPage(`/hubspot/${path}`)).status).toBe(status)
  })

  it.each([
    ['of such an account', 'eu1/678/', 200],
    ['of one in the first data centre', 'na1/90/', 200],
    ['of the same number elsewhere', 'na1/678/', 404],
    ['that content names', 'eu1/12345/', 200],
  ])("EMBED-3 is served for the operator's accounts too: one %s", async (_, path, status) => {
    const { hubspotAccounts } = readSettings({ HUBSPOT_ACCOUNTS: 'eu1/678, 90' })
    expect((await requestPage(`/hubspot/${path}${FORM}`, hubspotAccounts)).status).toBe(status)
  })
})
