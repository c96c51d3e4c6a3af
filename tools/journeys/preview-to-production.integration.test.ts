import { expect, it, onTestFinished } from 'vitest'
import { signedPreview } from '../testing/preview-frame.ts'
import { install, WEBHOOKS_ONLY } from './running-roles.fixture.ts'

const SOON = { interval: 50 }
const MANAGEMENT_TOKEN = 'token-of-management'
const TYPED = 'Typed in the editor'
const RELATED = 'Renamed in a draft'

it('CALL-2 live-preview#repaint a saved change shows in preview, with its relations, and in production once it is published', async () => {
  const installation = await install(onTestFinished)
  const { cmsUrl, siteUrl, previewUrl } = installation
  await installation.startCms({ ...WEBHOOKS_ONLY, MANAGEMENT_TOKEN })
  await installation.startSite(WEBHOOKS_ONLY)
  await installation.startPreview(WEBHOOKS_ONLY)

  const delivered = async (path: string) =>
    (await fetch(`${cmsUrl}/v2/cdn/${path}token=token-of-drafts&version=draft`)).json()
  const { id: spaceId } = (await delivered('spaces/me?')).space
  const manage = async (path: string, method = 'GET', body?: object) => {
    const response = await fetch(`${cmsUrl}/v1/spaces/${spaceId}/${path}`, {
      method,
      headers: { authorization: MANAGEMENT_TOKEN, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status, await response.clone().text()).toBe(200)
    return response.json()
  }
  const { story: about } = await delivered('stories/about?')
  const { stories } = await delivered('stories?filter_query[component][in]=modules/team-member&')
  const [member] = stories
  const listing = {
    component: 'team-listing',
    _uid: 'team',
    heading: TYPED,
    members: [member.uuid],
  }
  const content = { ...about.content, body: [listing] }
  const signed = (path: string) =>
    signedPreview({ previewUrl, spaceId, previewToken: 'token-of-drafts', path, storyId: about.id })
  const read = async (response: Response) => {
    const text = await response.text()
    return { typed: text.includes(TYPED), related: text.includes(RELATED) }
  }
  const production = async () => read(await fetch(`${siteUrl}/about`))
  const preview = async () => read(await fetch(signed('/about')))
  const typing = async () => {
    const headers = { origin: previewUrl, 'content-type': 'application/json' }
    const body = JSON.stringify({ story: { ...about, content } })
    return read(await fetch(signed('/preview/render'), { method: 'POST', headers, body }))
  }
  const nothing = { typed: false, related: false }
  const all = { typed: true, related: true }

  await manage(`stories/${member.id}`, 'PUT', { story: { ...member, name: RELATED } })
  await expect.poll(typing, SOON).toEqual(all)
  expect([await preview(), await production()]).toEqual([nothing, nothing])

  await manage(`stories/${about.id}`, 'PUT', { story: { content } })
  expect([await preview(), await production()]).toEqual([all, nothing])

  await manage(`stories/${about.id}/publish`, 'POST')
  await expect.poll(production, SOON).toEqual({ typed: true, related: false })
  await manage(`stories/${member.id}/publish`, 'POST')
  await expect.poll(production, SOON).toEqual(all)
})
