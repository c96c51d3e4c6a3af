import type { Role } from '@prospectus/protocol/management/person'
import { expect, test } from 'vitest'
import { type Browser, openBrowser, openColleague, serveOwner } from '../people/browser.fixture.ts'
import type { ServedCms } from '../served-cms.fixture.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { createUploadForm, png } from './asset-library.fixture.ts'

const space = '/v1/spaces/1000'

/** Posts a picture of this width to a signed address, as any holder could. */
async function send({ requestCms }: ServedCms, address: string, width: number) {
  const body = createUploadForm('chart.png', await png(width, 2))
  const response = await requestCms(new URL(address).pathname, { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

/** Posts a picture whose last byte waits for a signal. */
function sendSlowly({ requestCms }: ServedCms, address: string) {
  const last = Promise.withResolvers<void>()
  const status = (async () => {
    const sent = new Response(createUploadForm('chart.png', await png(3, 2)))
    const flush = () => last.promise
    const body = sent.body?.pipeThrough(new TransformStream({ flush })) ?? null
    const { headers } = sent
    const request = { method: 'POST', headers, body, duplex: 'half' } as const
    const response = await requestCms(new URL(address).pathname, request)
    await response.body?.cancel()
    return response.status
  })()
  return () => {
    last.resolve()
    return status
  }
}

/** A signed address for a new file, or for replacing the file of this asset. */
async function ticket(actor: Browser, id?: number) {
  const body = { filename: 'chart.png', ...(id !== undefined && { id }) }
  return String((await actor.request(`${space}/assets`, { body })).body.post_url)
}

onAnyDatabase('management-api#assets a signed address for an upload', (open) => {
  async function serveWith(role: Role) {
    const { cms, owner } = await serveOwner({}, open)
    const made = await send(cms, await ticket(owner), 3)
    const { browser, id } = await openColleague(owner, cms, role)
    const change = (person: object) =>
      owner.request(`${space}/people/${id}`, { method: 'PUT', body: { person } })
    return { cms, owner, browser, change, asset: Number(made.body.id) }
  }

  test('is invalid once the person is disabled, for a new file and for a replacement', async () => {
    const { cms, browser, change, asset } = await serveWith('editor')
    const addresses = [await ticket(browser), await ticket(browser, asset)]
    await change({ disabled: true })
    for (const address of addresses) {
      expect(await send(cms, address, 5)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('may no longer upload files') },
      })
    }
    await change({ disabled: false })
    for (const address of addresses) expect((await send(cms, address, 5)).status).toBe(201)
  })

  test("allows no more than the person's role when the file arrives", async () => {
    const { cms, browser, change, asset } = await serveWith('editor')
    const [added, replaced] = [await ticket(browser), await ticket(browser, asset)]
    await change({ role: 'author' })
    expect((await send(cms, replaced, 5)).status).toBe(403)
    await change({ role: 'viewer' })
    expect((await send(cms, added, 5)).status).toBe(403)
  })

  test('is valid once: for a replacement, and for a new file that was deleted since', async () => {
    const { cms, owner, asset } = await serveWith('viewer')
    const [added, replaced] = [await ticket(owner), await ticket(owner, asset)]
    expect((await send(cms, replaced, 5)).status).toBe(201)
    expect((await send(cms, replaced, 7)).status).toBe(422)
    const { id } = (await send(cms, added, 6)).body
    await owner.request(`${space}/assets/${id}`, { method: 'DELETE' })
    expect((await send(cms, added, 7)).status).toBe(422)
    const both = await ticket(owner, asset)
    const raced = await Promise.all([send(cms, both, 9), send(cms, both, 11)])
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  test('that receives a slow upload takes slots of that person only, so that somebody else’s file is accepted', async () => {
    const { cms, owner, browser } = await serveWith('author')
    const theirs = await Promise.all(Array.from({ length: 5 }, () => ticket(browser)))
    const slow = theirs.slice(0, 4).map((address) => sendSlowly(cms, address))
    const fifth = new URL(theirs[4] ?? '').pathname
    const statusOfFifth = async () =>
      (await cms.requestCms(fifth, { method: 'POST', body: '' })).status
    await expect.poll(statusOfFifth).toBe(429)
    expect((await send(cms, await ticket(owner), 5)).status).toBe(201)
    for (const finish of slow) expect(await finish()).toBe(201)
    expect((await send(cms, theirs[4] ?? '', 5)).status).toBe(201)
  })

  test('accepts no form of more than 100 parts', async () => {
    const { cms, owner } = await serveWith('viewer')
    const address = await ticket(owner)
    const form = createUploadForm('chart.png', await png(5, 2))
    for (let n = 0; n < 99; n++) form.set(`field-${n}`, '')
    const post = (body: FormData) =>
      cms.requestCms(new URL(address).pathname, { method: 'POST', body })
    expect(await (await post(form)).json()).toEqual({
      error: 'The form must have at most 100 parts',
    })
    form.delete('field-0')
    expect((await post(form)).status).toBe(201)
  })

  test('that was requested with a token becomes invalid with it', async () => {
    const { cms, owner } = await serveWith('viewer')
    const api_key = { access: 'management', name: 'Script' }
    const made = (await owner.request(`${space}/api_keys`, { body: { api_key } })).body.api_key
    const headers = { authorization: String(made?.token) }
    const body = { filename: 'chart.png' }
    const signed = await openBrowser(cms, '').request(`${space}/assets`, { body, headers })
    await owner.request(`${space}/api_keys/${made?.id}`, { method: 'DELETE' })
    expect((await send(cms, String(signed.body.post_url), 5)).status).toBe(403)
  })
})
