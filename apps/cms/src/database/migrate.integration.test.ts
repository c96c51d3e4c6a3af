import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'
import { changeStory } from '../stories/change-story.ts'
import { migrate } from './migrate.ts'
import { createFirstTables } from './migrations/0001-first.ts'
import { openDatabase } from './open-database.ts'

onBothDatabases('a database of the first version', (_, { createUrl }) => {
  test('gets all later migrations, and its stories can be saved', async () => {
    const url = await createUrl('none')
    await fillFirstVersion(url)
    const storage = await openStorage(url)
    const saved = await storage.change(changeStory, 7, { name: 'Changed' })
    expect(saved).toMatchObject({ name: 'Changed', version: 2, redirect_to: null })
    const { items } = await storage.listVersions(7, 1, 10)
    expect(items.map(({ number, action, name }) => [number, action, name])).toEqual([
      [2, 'saved', 'Changed'],
      [1, 'imported', 'Home'],
    ])
    await storage.close()
  })

  test('records which stories reference an uploaded file', async () => {
    const url = await createUrl('none')
    await fillFirstVersion(url)
    const storage = await openStorage(url)
    expect(await storage.assetUses([FILE])).toMatchObject([{ id: 7, full_slug: 'home' }])
    await storage.close()
  })
})

async function fillFirstVersion(url: string): Promise<void> {
  const database = await openDatabase(url)
  const { db } = database
  await migrate(database, { '0001-first': createFirstTables })
  await sql`insert into space (id, name, version, last_id, language_codes, asset_host)
    values (1, 'Space', 5, 7, '[]', '')`.execute(db)
  await sql`insert into story (id, uuid, group_id, parent_id, is_folder, is_startpage, slug, full_slug,
    level, position, lang, created_at, updated_at, published) values (7, 'u', 'g', 0, 0, 0, 'home',
    'home', 1, 0, 'default', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 0)`.execute(db)
  await sql`insert into document (story_id, is_draft, is_published, name, folded_name, component,
    tag_list, content) values (7, 1, 0, 'Home', 'home', '', '[]', ${JSON.stringify({ image: FILE_URL })})`.execute(
    db,
  )
  await db.destroy()
}

const FILE = '30x20/0123456789abcdef/chart.png'
const FILE_URL = `https://files.example/f/1/${FILE}`
