import { signSharedDraft } from '@prospectus/server/shared-draft'
import { describe, expect, it } from 'vitest'
import type { StoredStory } from '../../queries/story-rows.ts'
import type { Space } from '../../space/space.ts'
import { createAssessmentRoutes } from './assessment-routes.tsx'

const SITE = 'https://www.vendor.example'
const EMBEDS = 'https://embeds.vendor.example'

const question = (name: string) => ({
  component: 'assessment-question',
  question: `${name}?`,
  answer_0: `${name} none`,
  answer_1: `${name} one`,
  answer_2: `${name} two`,
  answer_3: `${name} three`,
  answer_4: `${name} <all>`,
})
const dimension = (name: string) => ({
  component: 'assessment-dimension',
  name,
  questions: [question(`${name} A`), question(`${name} B`)],
  next_low: `${name}: begin`,
  next_middle: `${name}: go on`,
  next_high: `${name}: finish`,
})
const content = (title: string) => ({
  component: 'modules/assessment',
  edition: '1',
  introduction: `${title} in short`,
  dimensions: [dimension('Plan'), dimension('Money')],
  bands: [
    { component: 'assessment-band', name: 'Low', from: '0', description: 'By memory' },
    { component: 'assessment-band', name: 'High', from: '9', description: 'By system' },
  ],
})
const stories = new Map<string, unknown>([
  ['assessments/tool', content('Tool')],
  ['de/assessments/tool', content('Werkzeug')],
  ['assessments/page', { component: 'modules/page' }],
  ['assessments/planned', content('Planned')],
  ['assessments/empty', { component: 'modules/assessment' }],
])
const space: Space = {
  id: 1000,
  name: 'Vendor',
  version: 1,
  languageCodes: ['de'],
  assetHost: 'assets.vendor.example',
  lineage: 'first',
}
const storage = {
  space: async () => space,
  findStory: async (reference: object, view: string) => {
    const slug = 'fullSlug' in reference ? String(reference.fullSlug) : 'assessments/planned'
    if (!stories.has(slug) || (slug.endsWith('planned') && view === 'published')) return undefined
    return {
      name: slug,
      full_slug: slug,
      content: JSON.stringify(stories.get(slug)),
    } as StoredStory
  },
}
const NOW = Date.UTC(2026, 0, 15)
const signing = { previewToken: 'secret', now: () => NOW }
const app = createAssessmentRoutes({ storage, siteUrl: SITE, embedsUrl: EMBEDS, ...signing })
const send = async (address: string) => {
  const response = await app.request(address)
  return { response, html: await response.text() }
}

describe('an assessment in a frame', () => {
  it('live-preview#shared-drafts shows its draft at a signed address', async () => {
    const expires = new Date(NOW + 60_000)
    const secrets = { spaceId: '1000', previewToken: 'secret' }
    const signed = signSharedDraft({ storyId: 7, expires }, secrets)
    expect((await send('/assessment/planned')).response.status).toBe(404)
    expect((await send(`/assessment/planned?_shared=${signed}`)).html).toContain('Planned in short')
    expect((await send(`/assessment/planned?_shared=${signed}0`)).response.status).toBe(404)
  })

  it('EMBED-1 asks every question with five answers, and runs without script', async () => {
    const { response, html } = await send('/assessment/tool?embedded=true&theme=dark')
    expect(response.status).toBe(200)
    expect(html.match(/<fieldset/g)).toHaveLength(4)
    expect(html.match(/type="radio"/g)).toHaveLength(20)
    expect(html).toContain('class="theme-dark"')
    expect(html).toContain('Plan A &lt;all&gt;')
    expect(html).toMatch(/<form[^>]*action="\/assessment\/tool\/result"/)
    expect(html).toMatch(/type="hidden" name="theme" value="dark"/)
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
  })

  it('EMBED-1 leads from answers to the address of their result, in the same frame', async () => {
    const { response } = await send('/assessment/tool/result?embedded=true&q1=4&q2=3&q3=0&q4=1')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(
      /^\/assessment\/tool\/result\/4301-\d\d\?embedded=true$/,
    )
    const { html } = await send(response.headers.get('location') ?? '')
    expect(html).toContain('Low')
    expect(html).toContain('aria-label="All together: 8 of 16; Plan: 7 of 8; Money: 1 of 8"')
    expect(html).toMatch(/<li><h3>Money .*Begin here.*Money: begin.*<li><h3>Plan .*Plan: finish/s)
    expect(html).toMatch(
      new RegExp(`<a href="${EMBEDS}/assessment/tool/result/4301-\\d\\d" target="_blank">`),
    )
  })

  it('shows a result by its address alone, with a link to the site', async () => {
    const { response } = await send('/assessment/tool/result?q1=4&q2=4&q3=4&q4=4')
    const { html } = await send(response.headers.get('location') ?? '')
    expect(html).toContain('High')
    expect(html).toContain('data-alone=""')
    expect(html).toContain(`<a href="${SITE}">`)
  })

  it('MSG-1 names each question without an answer, and loses no answer', async () => {
    const { response, html } = await send('/assessment/tool/result?q1=4&q2=5&q4=1')
    expect(response.status).toBe(422)
    expect(html).toContain('<title>Error: assessments/tool</title>')
    expect(html).toContain('2 questions have no answer yet')
    expect(html).toMatch(/href="#q2">Plan B\?.*href="#q3">Money A\?/s)
    expect(html).toMatch(/aria-describedby="q3-fault"/)
    expect(html).toMatch(/name="q1"[^>]*checked=""[^>]*value="4"|value="4"[^>]*checked/)
    expect(html.match(/ checked=""/g)).toHaveLength(2)
  })

  it('MSG-1 reports a mistyped address, and offers to start', async () => {
    const { response } = await send('/assessment/tool/result?q1=4&q2=3&q3=0&q4=1')
    const mistyped = (response.headers.get('location') ?? '').replace('4301', '4302')
    const { response: refused, html } = await send(mistyped)
    expect(refused.status).toBe(404)
    expect(html).toContain('This address leads to no result')
    expect(html).toContain('href="/assessment/tool"')
  })

  it('restores the answers of a result', async () => {
    const { response } = await send('/assessment/tool/result?q1=4&q2=3&q3=0&q4=1')
    const code = response.headers.get('location')?.split('/').at(-1)
    const { html } = await send(`/assessment/tool?from=${code}`)
    expect(html.match(/ checked=""/g)).toHaveLength(4)
  })

  it.each([
    ['de', 'de', 'Ergebnis anzeigen', 'Werkzeug in short'],
    ['de-AT', 'de', 'Ergebnis anzeigen', 'Werkzeug in short'],
    ['fr', 'en', 'Show the result', 'Tool in short'],
    ['../x', 'en', 'Show the result', 'Tool in short'],
  ])('LANG-2 with lang=%s is in %s', async (requested, lang, button, introduction) => {
    const { html } = await send(`/assessment/tool?lang=${requested}`)
    expect(html).toContain(`<html lang="${lang}"`)
    expect(html).toContain(button)
    expect(html).toContain(introduction)
  })

  it.each(['none', 'page', 'empty', 'Tool', '..%2ftool', 'tool/x'])(
    'leaves %s to the page for missing tools',
    async (id) => expect((await send(`/assessment/${id}`)).response.status).toBe(404),
  )
})
