import { signSharedDraft } from '@prospectus/server/shared-draft'
import { describe, expect, it } from 'vitest'
import { changeStory } from '../../stories/change-story.ts'
import { publishStory } from '../../stories/publish-story.ts'
import {
  BY_SCRIPT,
  SITE,
  STUDY_UUID,
  serveForms,
  VALID_ANSWERS,
  WHITEPAPER_UUID,
} from './served-forms.fixture.ts'

describe('EMBED-3 the page of a hosted form', () => {
  it('shows the published form, each field with its label, and one button at the end', async () => {
    const { requestPath } = await serveForms()
    const response = await requestPath('/forms/contact?embedded=true&theme=dark&page=/contact/')
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('<html lang="en" class="theme-dark">')
    expect(html).toContain('<label class="form-label" for="q-name">Your name</label>')
    expect(html).toMatch(/<form[^>]*method="post"[^>]*target="_top"/)
    expect(html).toContain('name="_page" value="/contact/"')
    expect(html).toMatch(/You may keep this\.<span[^>]*> \(optional\)<\/span>/)
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).toMatch(/<\/button><\/form>/)
  })

  it('links to the contact page of its language, for when sending fails', async () => {
    const { requestPath } = await serveForms()
    const contactAddress = async (lang: string) => {
      const html = await (await requestPath(`/forms/contact?lang=${lang}`)).text()
      return /<p class="form-contact" hidden=""><a href="([^"]+)" target="_blank"/.exec(html)?.[1]
    }
    expect(await contactAddress('en')).toBe(`${SITE}/contact/`)
    expect(await contactAddress('de')).toBe(`${SITE}/de/kontakt`)
  })

  it('offers the values of a data source, and accepts no others', async () => {
    const { requestPath, send, submissions } = await serveForms()
    const html = await (await requestPath('/forms/branch')).text()
    expect(html).toMatch(/<fieldset[^>]*>.*<legend.*type="radio"[^>]*value="energy".*Energy/)
    expect((await send({ branch: 'Energy' }, { path: '/forms/branch' })).status).toBe(422)
    expect((await send({ branch: 'energy' }, { path: '/forms/branch' })).status).toBe(200)
    expect(submissions).toMatchObject([{ fields: { branch: 'energy' } }])
  })

  it('may submit to itself and redirect to the site; sends its referrer to no other origin', async () => {
    const { requestPath } = await serveForms()
    const { headers } = await requestPath('/forms/contact')
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE}`)
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('live-preview#shared-drafts shows a draft at a signed address', async () => {
    const { requestPath, storage, clock } = await serveForms({ previewToken: 'secret' })
    const story = await storage.findStory({ fullSlug: 'forms/planned' }, 'draft')
    const { id } = await storage.space()
    const secrets = { spaceId: String(id), previewToken: 'secret' }
    const expires = new Date(clock.now + 60_000)
    const signed = signSharedDraft({ storyId: story?.id ?? 0, expires }, secrets)
    const shown = await requestPath(`/forms/planned?_shared=${signed}`)
    expect(await shown.text()).toContain('Write to us')
    const page = await storage.findStory({ fullSlug: 'forms/page' }, 'draft')
    const ofPage = signSharedDraft({ storyId: page?.id ?? 0, expires }, secrets)
    for (const wrong of ['', ofPage, signed.replace(/.$/, 'x')]) {
      expect((await requestPath(`/forms/planned?_shared=${wrong}`)).status).toBe(404)
    }
    clock.now += 61_000
    expect((await requestPath(`/forms/planned?_shared=${signed}`)).status).toBe(404)
  })

  it('is up to date from the first request after a publish, and never shows a draft', async () => {
    const { requestPath, storage } = await serveForms()
    expect((await requestPath('/forms/planned')).status).toBe(404)
    const story = await storage.findStory({ fullSlug: 'forms/contact' }, 'published')
    const id = story?.id ?? 0
    const content = { component: 'modules/form', title: 'Ask us' }
    await storage.change(changeStory, id, { content })
    expect(await (await requestPath('/forms/contact')).text()).toContain(
      '<title>Write to us</title>',
    )
    await storage.change(publishStory, id)
    expect(await (await requestPath('/forms/contact')).text()).toContain('<title>Ask us</title>')
  })

  it.each(['/forms/none', '/forms/planned', '/forms/page', '/forms/a%20b', '/forms/constructor'])(
    'does not exist at %s',
    async (path) => {
      const { requestPath } = await serveForms()
      expect((await requestPath(path)).status).toBe(404)
      expect((await requestPath(path, { method: 'POST' })).status).toBe(404)
    },
  )

  it.each([
    ['de', 'de', 'Schreiben Sie uns'],
    ['en', 'en', 'Write to us'],
    ['fr', 'en', 'Write to us'],
    ['constructor', 'en', 'Write to us'],
  ])('LANG-2 on pages in %s is in %s', async (requested, lang, title) => {
    const { requestPath } = await serveForms()
    const html = await (await requestPath(`/forms/contact?lang=${requested}`)).text()
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(`<title>${title}</title>`)
  })

  it.each(['javascript:alert(1)', '//evil.example/', '/\\evil.example', 'https://evil.example'])(
    'does not take %s for a page of the site',
    async (page) => {
      const { requestPath } = await serveForms()
      const html = await (
        await requestPath(`/forms/contact?page=${encodeURIComponent(page)}`)
      ).text()
      expect(html).toContain('name="_page" value=""')
      expect(html).not.toContain('evil')
    },
  )
})

describe('EMBED-3 without script', () => {
  it('an accepted form leads to the thank-you page', async () => {
    const { send, submissions } = await serveForms()
    const response = await send(VALID_ANSWERS)
    expect([response.status, response.headers.get('location')]).toEqual([303, `${SITE}/thank-you`])
    expect(submissions).toMatchObject([{ form: 'contact', fields: VALID_ANSWERS }])
  })

  it('an invalid form comes back with a summary, the answers, and a link to its page', async () => {
    const { send, submissions, requestMark } = await serveForms()
    const _mark = await requestMark()
    const response = await send({ name: '<b>Ada', email: 'ada', _page: '/contact/', _mark })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('<title>Error: Write to us</title>')
    expect(html).toContain('<h1 class="form-page-title">Write to us</h1>')
    expect(html).toMatch(/<a href="#q-email">Enter an e-mail address/)
    expect(html).toContain('value="&lt;b&gt;Ada"')
    expect(html).toMatch(/<input[^>]*name="email"[^>]*value="ada"/)
    expect(html).toMatch(/aria-describedby="q-email-error" aria-invalid="true"/)
    expect(html).toContain(`<a href="${SITE}/contact/" target="_top">Back to the page`)
    expect(html).toContain(`name="_mark" value="${_mark}"`)
    expect(submissions).toEqual([])
  })

  it("a form in a window of its own has the brand's logo, which links to the home page", async () => {
    const { requestPath, send } = await serveForms()
    const home = new RegExp(`<header[^>]*><a href="${SITE}/"[^>]*><svg[^>]*aria-label="[^"]+"`)
    expect(await (await requestPath('/forms/contact')).text()).toMatch(home)
    expect(await (await send({ ...VALID_ANSWERS, email: 'ada' })).text()).toMatch(home)
  })

  it('a gated form offers the file of the story around it', async () => {
    const { send } = await serveForms()
    const fields = { name: VALID_ANSWERS.name, email: VALID_ANSWERS.email, _story: WHITEPAPER_UUID }
    const html = await (await send(fields, { path: '/forms/paper' })).text()
    expect(html).toContain('It is yours.')
    expect(html).toContain(`href="${SITE}/assets/f/1000/x/0123456789/paper.pdf"`)
  })

  it('a gated form offers every file of the story around it, each with its label and type', async () => {
    const { send } = await serveForms()
    const fields = { name: VALID_ANSWERS.name, email: VALID_ANSWERS.email, _story: STUDY_UUID }
    const html = await (await send(fields, { path: '/forms/paper' })).text()
    const file = (name: string) => `${SITE}/assets/f/1000/x/0123456789/${name}`
    expect(html).toContain(`<a href="${file('study.pdf')}" target="_top">The study (PDF)</a>`)
    expect(html).toContain(`<a href="${file('study.csv')}" target="_top">Its data (CSV)</a>`)
    const response = await send(fields, { path: '/forms/paper', ...BY_SCRIPT })
    expect(await response.json()).toEqual({
      thanks: 'It is yours.',
      download: file('study.pdf'),
      downloads: [
        { label: 'The study (PDF)', url: file('study.pdf') },
        { label: 'Its data (CSV)', url: file('study.csv') },
      ],
    })
  })

  it('the file is not mentioned before the form is submitted', async () => {
    const { requestPath } = await serveForms()
    const html = await (await requestPath(`/forms/paper?story=${WHITEPAPER_UUID}`)).text()
    expect(html).toContain(`name="_story" value="${WHITEPAPER_UUID}"`)
    expect(html).not.toContain('paper.pdf')
  })
})
