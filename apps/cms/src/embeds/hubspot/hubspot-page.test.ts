import { describe, expect, it } from 'vitest'
import { createHubspotPages } from './hubspot-page.tsx'

const FORM = '0b5b8a4e-3f6c-4c1d-9a2e-7d1f0c9b8a7e'
const ask = (path: string) => createHubspotPages().request(path)

describe('a form of HubSpot', () => {
  it('EMBED-3 is a page whose policy alone lets HubSpot’s form service of one data centre in', async () => {
    const answer = await ask(`/hubspot/eu1/12345/${FORM}?theme=dark&lang=de&embedded=true`)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(answer.status).toBe(200)
    expect(html).toContain('<html lang="de" class="theme-dark">')
    expect(html).toContain('data-script="https://js-eu1.hsforms.net/forms/embed/v2.js"')
    expect(policy).toMatch(/script-src [^;]* https:\/\/js-eu1\.hsforms\.net;/)
    expect(policy).toContain(
      'form-action https://forms-eu1.hsforms.com https://forms-eu1.hubspot.com',
    )
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('EMBED-3 is in the first data centre by the names without a suffix', async () => {
    const policy = (await ask(`/hubspot/na1/1/${FORM}`)).headers.get('content-security-policy')
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
  ])('EMBED-3 is none at %s', async (path) => expect((await ask(path)).status).toBe(404))
})
