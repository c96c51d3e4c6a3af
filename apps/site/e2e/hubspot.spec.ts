import { beforeAll, expect, inject, it, vi } from 'vitest'
import { testBrowser } from './browser.ts'

declare global {
  interface Window {
    /** Messages from the frame to the page around it. */
    framedMessages: unknown[]
  }
}

const { open } = testBrowser()
const FORM = '0b5b8a4e-3f6c-4c1d-9a2e-7d1f0c9b8a7e'
const embeds = `http://${inject('assetHost')}`
const ADDRESS = `${embeds}/hubspot/na1/123/${FORM}?embedded=true&theme=light`

/** Publishes a page that names the form: only such forms are shown. */
beforeAll(async () => {
  const origin = inject('cmsUrl')
  const send = (path: string, cookie: string, body?: object) =>
    fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const signedIn = await send('/auth/sign-in/email', '', inject('owner'))
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { space } = await (await send('/v1/me', cookie)).json()
  const form = [{ _uid: 'f', component: 'form-embed', form_id: `hubspot:123/${FORM}` }]
  const body = [{ _uid: 'b', component: 'form', heading: 'Ask', form }]
  const slug = `hubspot-${crypto.randomUUID()}`
  const story = { name: slug, slug, content: { component: 'modules/page', _uid: 'root', body } }
  await send(`/v1/spaces/${space.id}/stories`, cookie, { story, publish: 1 })
  await vi.waitFor(async () => expect((await fetch(ADDRESS)).status).toBe(200), 60_000)
})

/** Does what HubSpot documents about its script: writes the form into `target`, and posts its events. */
const STAND_IN = `window.hbspt = { forms: { create({ target, portalId, formId, region }) {
  const say = (eventName) => postMessage({ type: 'hsFormCallback', eventName, id: formId }, '*')
  const form = document.createElement('form')
  form.innerHTML = '<label>Email <input name="email"></label><input type="hidden" name="utm_source">' +
    '<input type="submit" value="Send">'
  form.title = [portalId, region].join(' ')
  form.addEventListener('submit', (event) => { event.preventDefault(); say('onFormSubmitted') })
  document.querySelector(target).append(form)
  say('onFormReady')
} } }`

const around = `<!doctype html><title>Around</title><iframe title="Form" width="600" height="600"
  src="${ADDRESS}"></iframe><script>
  const frame = document.querySelector('iframe')
  framedMessages = []
  addEventListener('message', ({ data, origin }) => { if (origin === '${embeds}') framedMessages.push(data) })
  frame.addEventListener('load', () => {
    const tell = (message) => frame.contentWindow.postMessage(message, '${embeds}')
    tell({ type: 'prospectus:request-height' })
    tell({ type: 'prospectus:context', page: '/', referrer: '', utm: { source: 'news' } })
  })
</script>`

it('EMBED-3 a form of HubSpot is written into our page, and says when it was sent', async () => {
  const page = await open()
  await page.route('**/around', (route) =>
    route.fulfill({ contentType: 'text/html', body: around }),
  )
  await page.route('https://js.hsforms.net/forms/embed/v2.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
  )
  await page.goto('/around')
  const frame = page.frameLocator('iframe')
  await frame.getByTitle('123 na1').waitFor()
  const source = frame.locator('input[name="utm_source"]')
  await expect.poll(() => source.inputValue()).toBe('news')
  await frame.getByRole('button', { name: 'Send' }).click()
  const sent = { type: 'prospectus:submitted', form: `hubspot:123/${FORM}` }
  await expect.poll(() => page.evaluate(() => window.framedMessages)).toContainEqual(sent)
})

it('EMBED-3 the page says so when a form of HubSpot does not load', async () => {
  const page = await open({ quiet: true })
  await page.route('**/around', (route) =>
    route.fulfill({ contentType: 'text/html', body: around }),
  )
  await page.route('https://js.hsforms.net/**', (route) => route.abort('blockedbyclient'))
  await page.goto('/around')
  await page.frameLocator('iframe').getByText('This form is not available').waitFor()
})
