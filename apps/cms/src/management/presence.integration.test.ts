import { createLog } from '@prospectus/server/log'
import { expect, test } from 'vitest'
import { createClock } from '../database/clock.fixture.ts'
import type { People } from '../people/people.ts'
import { fillWith, onAnyDatabase } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { openStorage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { publishStory } from '../stories/publish-story.ts'
import { createManagementRoutes } from './routes.ts'

const CMS_URL = 'https://editor.example'
const [ADA_TAB, BERT_TAB] = ['tab-of-ada', 'tab-of-bert']

/** The API with a signed-in person's session. */
function asPerson(storage: Storage, name: string) {
  const person = { id: name, name, email: `${name}@example.com`, role: 'viewer' } as const
  const people: Partial<People> = { findSignedInPerson: async () => person }
  const routes = createManagementRoutes({
    storage,
    people: people as People,
    log: createLog(() => undefined),
    token: 'management-token',
    cmsUrl: CMS_URL,
    previewUrl: 'https://preview.example',
    previewToken: undefined,
    assetOrigin: 'https://files.example',
    siteUrl: 'https://www.example',
    embedsUrl: 'https://forms.example',
    embedHost: 'forms.example',
  })
  return async (method: string, path: string, presence?: object, headers: object = {}) => {
    const response = await routes.request(`${CMS_URL}/v1/spaces/1000/stories/${path}`, {
      method,
      headers: { origin: CMS_URL, 'content-type': 'application/json', ...headers },
      ...(presence === undefined ? {} : { body: JSON.stringify({ presence }) }),
    })
    return { status: response.status, body: await response.json() }
  }
}

onAnyDatabase('management-api#presence', (_open, tools) => {
  /** Opens two content systems on one database; on SQLite one, which stands for both. */
  async function openTwo() {
    const clock = createClock()
    const url = await tools.createUrl()
    const first = await openStorage(url, { now: clock.now })
    const second = tools.kind === 'sqlite' ? first : await openStorage(url, { now: clock.now })
    await fillWith(first, [{ full_slug: 'home' }, { full_slug: 'about' }])
    const close = async () => {
      await first.close()
      if (second !== first) await second.close()
    }
    return { clock, first, second, close }
  }

  test("two people on one story see each other's position and saves", async () => {
    const { clock, first, second, close } = await openTwo()
    const [ada, bert] = [asPerson(first, 'Ada'), asPerson(second, 'Bert')]
    const alone = await ada('PUT', `1001/presence/${ADA_TAB}`, { block: 'b1', field: 'heading' })
    expect(alone).toEqual({
      status: 200,
      body: {
        presence: {
          ...{ version: 1, saved_by: '', others: [] },
          ...{ published: true, unpublished_changes: false },
        },
      },
    })
    const met = await bert('PUT', `1001/presence/${BERT_TAB}`, { block: 'b2' })
    expect(met.body.presence.others).toEqual([
      { tab: ADA_TAB, person_id: 'Ada', name: 'Ada', block: 'b1', field: 'heading' },
    ])
    await first.change(changeStory, 1001, { name: 'New' }, { author: 'Ada' })
    const after = await bert('PUT', `1001/presence/${BERT_TAB}`, {})
    const changed = { published: true, unpublished_changes: true }
    expect(after.body.presence).toMatchObject({ version: 2, saved_by: 'Ada', ...changed })
    await first.change(publishStory, 1001)
    const published = await bert('PUT', `1001/presence/${BERT_TAB}`, {})
    expect(published.body.presence).toMatchObject({ version: 2, unpublished_changes: false })
    const elsewhere = await bert('PUT', `1002/presence/${BERT_TAB}`, {})
    expect(elsewhere.body.presence.others).toEqual([])
    clock.advance(5)
    expect((await ada('PUT', `1001/presence/${ADA_TAB}`, {})).body.presence.others).toEqual([])
    await close()
  })

  test('a closed or sleeping tab expires, and nobody else can move it', async () => {
    const { clock, first, second, close } = await openTwo()
    const [ada, bert] = [asPerson(first, 'Ada'), asPerson(second, 'Bert')]
    await ada('PUT', `1001/presence/${ADA_TAB}`, {})
    await bert('DELETE', `1001/presence/${ADA_TAB}`)
    await bert('PUT', `1001/presence/${ADA_TAB}`, { block: 'moved by Bert' })
    const names = async () => {
      const { body } = await bert('PUT', `1001/presence/${BERT_TAB}`, {})
      return body.presence.others.map(({ name, block }: { name: string; block: string }) => [
        name,
        block,
      ])
    }
    expect(await names()).toEqual([['Ada', '']])
    clock.advance(11)
    expect(await names()).toEqual([])
    await ada('PUT', `1001/presence/${ADA_TAB}`, {})
    await ada('DELETE', `1001/presence/${ADA_TAB}`)
    expect(await names()).toEqual([])
    await close()
  })

  test('is for people, not for tokens; is not in the audit log; reports invalid values', async () => {
    const { first, close } = await openTwo()
    const ada = asPerson(first, 'Ada')
    const token = { authorization: 'management-token' }
    expect((await ada('PUT', `1001/presence/${ADA_TAB}`, {}, token)).status).toBe(403)
    expect((await ada('PUT', `999/presence/${ADA_TAB}`, {})).status).toBe(404)
    expect((await ada('PUT', '1001/presence/x', {})).status).toBe(422)
    expect((await ada('PUT', `1001/presence/${ADA_TAB}`, { block: 7 })).status).toBe(422)
    await ada('PUT', `1001/presence/${ADA_TAB}`, { block: '\u0000' })
    const { total } = await first.listAuditEntries({ personId: undefined, page: 1, perPage: 10 })
    expect(total).toBe(0)
    await close()
  })
})
