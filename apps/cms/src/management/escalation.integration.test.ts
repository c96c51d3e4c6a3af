import type { Role } from '@prospectus/protocol/management/person'
import { expect, test } from 'vitest'
import { listOf } from '../json.fixture.ts'
import { type Browser, openBrowser, serveOwner } from '../people/browser.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'

const space = '/v1/spaces/1000'

onAnyDatabase('management-api#access nobody gets more than their role', (open) => {
  /** The owner, and somebody with a role, both signed in. */
  async function signInAs(role: Role) {
    const { cms, owner } = await serveOwner({}, open)
    const person = { email: `${role}@example.com`, role }
    const { body } = await owner.request(`${space}/people`, { body: { person } })
    const token = new URL(String(body.link)).searchParams.get('token')
    const browser = openBrowser(cms)
    const as = { email: person.email, password: 'another long password' }
    const chosen = { token, newPassword: as.password }
    await browser.request('/auth/reset-password', { body: chosen })
    await browser.signIn(as)
    return { owner, browser, id: String(body.person?.id) }
  }

  const statusOf = async (browser: Browser, what: string, body?: unknown) => {
    const [method = '', path = ''] = what.split(' ')
    const response = await browser.request(`${space}/${path}`, {
      method,
      ...(body ? { body } : {}),
    })
    return [what, JSON.stringify(body), response.status]
  }

  /** Creates a published page, a redirect to it, a folder, and an upload. */
  async function fillSpace(owner: Browser) {
    const make = async (story: object, publish = 1) => {
      const { status, body } = await owner.request(`${space}/stories`, {
        body: { story: { content: { component: 'page', body: [] }, ...story }, publish },
      })
      expect(status).toBe(201)
      return Number(body.story?.id)
    }
    const folder = await owner.request(`${space}/stories`, {
      body: { story: { name: 'Folder', slug: 'folder', is_folder: true } },
    })
    const page = await make({ name: 'Page', slug: 'page' })
    const redirect = { from: '/old', to: '/page' }
    expect((await owner.request(`${space}/redirects`, { body: { redirect } })).status).toBe(201)
    const upload = await owner.request(`${space}/assets`, { body: { filename: 'a.png' } })
    return { page, folder: Number(folder.body.story?.id), asset: Number(upload.body.id) }
  }

  test('an author cannot change what visitors see, by any member of a story', async () => {
    const { owner, browser } = await signInAs('author')
    const { page, folder } = await fillSpace(owner)
    const change = (id: number, story: object, more = {}) =>
      statusOf(browser, `PUT stories/${id}`, { story, ...more })
    const before = await owner.request(`${space}/redirects`)
    for (const [what, body, status] of [
      await change(page, { name: 'N' }, { publish: 1 }),
      await change(page, { slug: 'elsewhere' }),
      await change(page, { parent_id: folder }),
      await change(page, { position: 7 }),
      await change(page, { is_startpage: true }),
      await change(page, { lang: 'de' }),
      await change(page, { group_id: 'of-another-page' }),
      await change(folder, { name: 'Renamed' }),
      await change(folder, { slug: 'renamed' }),
      await statusOf(browser, `POST stories/${folder}/restore?version=1`),
      await statusOf(browser, 'POST stories', { story: { slug: 'new', is_folder: true } }),
      await statusOf(browser, `PUT stories/${page}?publish=true`, { story: { name: 'N' } }),
      await statusOf(browser, `POST stories/${page}/publish`),
      await statusOf(browser, `GET stories/${page}/publish`),
      await statusOf(browser, `POST stories/${page}/unpublish`),
      await statusOf(browser, `PUT stories/${page}/move?after_id=0`),
      await statusOf(browser, `DELETE stories/${page}`),
      await statusOf(browser, `DELETE stories/${folder}`),
      await statusOf(browser, 'POST story_schedulings', {
        story_scheduling: { story_id: page, publish_at: '2020-01-01T00:00:00Z' },
      }),
      await statusOf(browser, 'POST releases', { release: { name: 'R', story_ids: [page] } }),
      await statusOf(browser, 'POST redirects', { redirect: { from: '/x', to: '/page' } }),
      await statusOf(browser, `POST stories/${page}/shares`, { share: {} }),
      await statusOf(browser, 'PUT reviews/1', { review: { state: 'approved' } }),
    ]) {
      expect([what, body, status]).toEqual([what, body, 403])
    }
    // A draft does not replace a redirect that visitors follow.
    const content = { component: 'page', body: [] }
    const made = { name: 'Old', slug: 'old', content }
    const stories = listOf((await owner.request(`${space}/stories?with_slug=page`)).body, 'stories')
    for (const [what, body, status] of [
      await statusOf(browser, 'POST stories', { story: made }),
      await statusOf(browser, `PUT stories/${stories[0]?.id}/duplicate`, {
        story: { slug: 'old' },
      }),
    ]) {
      expect([what, body, status]).toEqual([what, body, 422])
    }
    expect((await owner.request(`${space}/redirects`)).body).toEqual(before.body)
    expect(await statusOf(owner, 'POST stories', { story: made })).toContain(201)
  })

  test('an author cannot replace a file that stories show', async () => {
    const { owner, browser } = await signInAs('author')
    const { asset } = await fillSpace(owner)
    expect(await statusOf(browser, 'POST assets', { filename: 'b.png', id: asset })).toContain(403)
  })

  test.each<Role>(['viewer', 'author', 'editor'])('a person keeps the role %s', async (role) => {
    const { owner, browser, id } = await signInAs(role)
    const { body } = await owner.request(`${space}/people`)
    const [first] = listOf(body, 'people')
    for (const [what, sent, status] of [
      await statusOf(browser, `PUT people/${id}`, { person: { role: 'owner' } }),
      await statusOf(browser, `PUT people/${first?.id}`, { person: { disabled: true } }),
      await statusOf(browser, 'POST people', {
        person: { email: 'eve@example.com', role: 'owner' },
      }),
      await statusOf(browser, `POST people/${first?.id}/reset`, {}),
      await statusOf(browser, 'POST api_keys', { api_key: { access: 'management' } }),
      await statusOf(browser, 'POST webhook_endpoints', { webhook_endpoint: {} }),
      await statusOf(browser, 'DELETE leads?email=a@example.com'),
    ]) {
      expect([what, sent, status]).toEqual([what, sent, 403])
    }
    const name = { name: 'Eve', role: 'owner', id: first?.id }
    expect(await browser.request('/auth/account/name', { body: name })).toMatchObject({
      status: 200,
    })
    const signedIn = await browser.request('/v1/me')
    expect(signedIn.body.person).toMatchObject({ id, name: 'Eve', role })
  })

  test('management-api#tokens a token is invalid while its creator is no owner or disabled, and so are the tokens created with it', async () => {
    const { owner, browser, id } = await signInAs('owner')
    const made = async (headers?: Record<string, string>) => {
      const api_key = { access: 'management', name: 'Key' }
      const { body } = await browser.request(`${space}/api_keys`, {
        ...{ body: { api_key } },
        ...(headers && { headers }),
      })
      return String(body.api_key?.token)
    }
    const opens = async (authorization: string) =>
      await browser.request(`${space}/stories`, { headers: { authorization } })
    const first = await made()
    const tokens = [first, await made({ authorization: first })]
    const change = async (person: object) =>
      await owner.request(`${space}/people/${id}`, { method: 'PUT', body: { person } })
    for (const [without, again] of [
      [{ role: 'editor' }, { role: 'owner' }],
      [{ disabled: true }, { disabled: false }],
    ] as const) {
      for (const token of tokens) expect(await opens(token)).toMatchObject({ status: 200 })
      await change(without)
      for (const token of tokens)
        expect(await opens(token)).toMatchObject({
          status: 401,
          body: { error: expect.stringContaining('created this token is no longer') },
        })
      await change(again)
    }
    const { body } = await owner.request(`${space}/api_keys`)
    const keys = listOf(body, 'api_keys').filter(({ name }) => String(name) === 'Key')
    expect(keys).toMatchObject([{ created_by: { id } }, { created_by: { id } }])
  })

  test('a deleted token, and one that only reads, give no access', async () => {
    const { owner, browser } = await signInAs('editor')
    const anonymous = async (authorization: string) =>
      (await browser.request(`${space}/people`, { headers: { authorization } })).status
    const made = async (access: string) =>
      (await owner.request(`${space}/api_keys`, { body: { api_key: { access, name: 'Key' } } }))
        .body.api_key
    const management = await made('management')
    expect(await anonymous(String(management?.token))).toBe(200)
    expect(await anonymous(`Bearer ${management?.token}`)).toBe(200)
    await owner.request(`${space}/api_keys/${management?.id}`, { method: 'DELETE' })
    expect(await anonymous(String(management?.token))).toBe(401)
    for (const access of ['public', 'private']) {
      expect(await anonymous(String((await made(access))?.token))).toBe(401)
    }
    // A session does not make up for a wrong token.
    for (const token of ['', 'Bearer', 'Bearer null', 'undefined', 'management-token ']) {
      expect(await anonymous(token)).toBe(401)
    }
  })
})
