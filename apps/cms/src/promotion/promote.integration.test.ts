import { expect, onTestFinished, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { replaceDatasource } from '../datasources/write-datasources.ts'
import {
  type DatabaseTools,
  fillWith,
  onAnyDatabase,
  type TestStory,
} from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { openStorage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { promote } from './promote.ts'

const NOW = new Date('2026-03-04T05:06:07.000Z')
const STORIES: readonly TestStory[] = [
  { full_slug: 'about', content: { component: 'modules/page', text: 'as at first' } },
  { full_slug: 'blog/one', content: { component: 'modules/page', text: 'one' } },
  { full_slug: 'blog/two' },
]

interface Side {
  readonly storage: Storage
  readonly database: OpenDatabase
  readonly idOf: (path: string) => Promise<number>
  /** Changes a story and publishes it. */
  readonly publish: (path: string, text: string) => Promise<void>
  readonly textOf: (path: string) => Promise<unknown>
}

async function openSide(
  { createUrl }: DatabaseTools,
  stories: readonly TestStory[],
): Promise<Side> {
  const url = await createUrl()
  const storage = await openStorage(url, { now: () => NOW })
  onTestFinished(storage.close)
  await fillWith(storage, stories, { datasources: { 'theme-type': { Risk: 'risk' } } })
  const database = await openDatabase(url)
  onTestFinished(() => database.db.destroy())
  const idOf = async (path: string) => {
    const story = await storage.findStory({ fullSlug: path }, 'draft')
    if (story === undefined) throw new Error(`there is no story ${path}`)
    return story.id
  }
  return {
    ...{ storage, database, idOf },
    publish: async (path, text) => {
      const id = await idOf(path)
      await storage.change(changeStory, id, { content: { component: 'modules/page', text } })
      await storage.change(publishStory, id)
    },
    textOf: async (path) => {
      const story = await storage.findStory({ fullSlug: path }, 'published')
      return story && JSON.parse(story.content).text
    },
  }
}

/** Opens two installations that started with the same content. */
async function openSides(tools: DatabaseTools) {
  const [staging, production] = [await openSide(tools, STORIES), await openSide(tools, STORIES)]
  const runPromotion = (take: readonly string[] = [], isDryRun = false) =>
    promote(staging.database, production.database, { now: NOW, take: new Set(take), isDryRun })
  return { staging, production, runPromotion }
}

const NOTHING = { added: [], changed: [], conflicts: [], newerHere: 0, files: [] }

onAnyDatabase('promotion from one installation to another', (_open, tools) => {
  test('new and changed stories are published there, and a second run changes nothing', async () => {
    const { staging, production, runPromotion } = await openSides(tools)
    await staging.publish('about', 'changed on staging')
    const made = { slug: 'new', content: { component: 'modules/page', text: 'made on staging' } }
    const { id } = await staging.storage.change(createStory, made)
    await staging.storage.change(publishStory, id)
    await staging.storage.change(changeStory, await staging.idOf('blog/one'), {
      name: 'Not finished',
    })
    await staging.storage.change(createStory, {
      slug: 'draft',
      content: { component: 'modules/page' },
    })
    const before = (await production.storage.space()).version
    const promised = { ...NOTHING, added: ['new'], changed: ['about'] }
    expect(await runPromotion([], true), 'a trial').toEqual(promised)
    expect(await production.textOf('about')).toBe('as at first')
    expect((await production.storage.space()).version).toBe(before)
    expect(await runPromotion()).toEqual(promised)
    expect(await production.textOf('about')).toBe('changed on staging')
    expect(await production.textOf('new')).toBe('made on staging')
    expect((await production.storage.space()).version).toBeGreaterThan(before)
    expect(await production.storage.findStory({ fullSlug: 'draft' }, 'draft')).toBeUndefined()
    const one = await production.storage.findStory({ fullSlug: 'blog/one' }, 'draft')
    expect(one?.name).not.toBe('Not finished')
    expect(await runPromotion()).toEqual(NOTHING)
    await staging.publish('about', 'changed again')
    expect((await runPromotion()).changed).toEqual(['about'])
  })

  test('a story changed on both sides is a conflict and stays, until somebody takes it', async () => {
    const { staging, production, runPromotion } = await openSides(tools)
    await staging.publish('about', 'of staging')
    await production.publish('about', 'of production')
    await production.storage.change(changeStory, await production.idOf('blog/one'), {
      name: 'A draft',
    })
    await staging.publish('blog/one', 'of staging too')
    const why = 'changed on both sides'
    const conflicts = [
      { path: 'about', why },
      { path: 'blog/one', why },
    ]
    expect(await runPromotion()).toEqual({ ...NOTHING, conflicts })
    expect(await production.textOf('about')).toBe('of production')
    const taken = await runPromotion(['about'])
    expect(taken).toEqual({ ...NOTHING, changed: ['about'], conflicts: [conflicts[1]] })
    expect(await production.textOf('about')).toBe('of staging')
  })

  test('changes, restores, unpublishing, deletions and moves in production only stay', async () => {
    const { staging, production, runPromotion } = await openSides(tools)
    await production.publish('about', 'corrected at once')
    expect(await runPromotion()).toEqual({ ...NOTHING, newerHere: 1 })
    await staging.publish('blog/one', 'changed')
    await runPromotion()
    await production.publish('blog/one', 'one')
    await production.storage.change(unpublishStory, await production.idOf('blog/two'))
    expect((await runPromotion()).conflicts).toEqual([
      { path: 'blog/one', why: 'changed on both sides' },
      { path: 'blog/two', why: 'unpublished here' },
    ])
    await production.storage.change(deleteStory, await production.idOf('blog/two'))
    await production.storage.change(changeStory, await production.idOf('about'), {
      slug: 'about-us',
    })
    expect(await runPromotion()).toMatchObject({
      newerHere: 1,
      conflicts: [{ path: 'blog/one' }, { path: 'blog/two', why: 'deleted here' }],
    })
    expect(await production.textOf('about-us')).toBe('corrected at once')
  })

  test('stories deleted or unpublished in staging are reported, and stay', async () => {
    const { staging, production, runPromotion } = await openSides(tools)
    await staging.storage.change(unpublishStory, await staging.idOf('blog/one'))
    await staging.storage.change(deleteStory, await staging.idOf('blog/two'))
    expect((await runPromotion()).conflicts).toEqual([
      { path: 'blog/one', why: 'not published there any more' },
      { path: 'blog/two', why: 'deleted there' },
    ])
    expect(await production.textOf('blog/one')).toBe('one')
  })

  test('new folders, entries of data sources and files are promoted; a story whose address is taken is not', async () => {
    const { staging, production, runPromotion } = await openSides(tools)
    for (const [at, story] of [staging, production].entries()) {
      const { id } = await story.storage.change(createStory, { slug: 'press', name: `Press ${at}` })
      await story.storage.change(publishStory, id)
    }
    const { id: parentId } = await staging.storage.change(createStory, {
      slug: 'team',
      isFolder: true,
    })
    const { id } = await staging.storage.change(createStory, { slug: 'ada', parentId })
    await staging.storage.change(publishStory, id)
    const [risk, cost] = ['Risk', 'Cost'].map((name) => ({ name, value: name.toLowerCase() }))
    await staging.storage.change(
      replaceDatasource,
      'theme-type',
      'theme-type',
      [risk, cost].flatMap((e) => e ?? []),
    )
    await staging.storage.change(async ({ db, now, nextId }) => {
      const file = { path: '1x1/ab/a.png', content_type: 'image/png', content_length: 1, alt: 'A' }
      await db
        .insertInto('asset')
        .values({ id: nextId(), ...file, created_at: now, updated_at: now })
        .execute()
    })
    expect(await runPromotion()).toEqual({
      ...NOTHING,
      added: ['team', 'team/ada'],
      conflicts: [{ path: 'press', why: 'its address has another page here' }],
      files: ['1x1/ab/a.png'],
    })
    expect(await production.storage.findStory({ fullSlug: 'team/ada' }, 'published')).toBeDefined()
    const query = { datasource: 'theme-type', dimension: undefined, page: 1, perPage: 9 }
    const { items } = await production.storage.listDatasourceEntries(query)
    expect(items.map(({ value }) => value)).toEqual(['risk', 'cost'])
    expect((await runPromotion()).added).toEqual([])
  })

  test('the webhooks of production are notified, and are not replaced', async () => {
    const { staging, production, runPromotion } = await openSides(tools)
    await staging.publish('about', 'changed on staging')
    const { storage } = production
    const url = 'https://site.example/hooks'
    await storage.replaceOperatorWebhooks([{ name: 'site', url }])
    await runPromotion()
    const deliveries = await production.database.db.selectFrom('delivery').selectAll().execute()
    expect(deliveries.map(({ body }) => JSON.parse(String(body)).full_slug)).toEqual(['about'])
    const webhooks = await production.database.db.selectFrom('webhook').select('url').execute()
    expect(webhooks).toEqual([{ url }])
  })
})
