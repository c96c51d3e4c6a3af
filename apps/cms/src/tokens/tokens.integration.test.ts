import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { serveDelivery } from '../delivery/contract/served-delivery.fixture.ts'
import { fillWith, onAnyDatabase } from '../storage/storage.fixture.ts'
import { openStorage } from '../storage/storage.ts'

onAnyDatabase('delivery-protocol#tokens made through the API', (open, { createUrl }) => {
  test('work beside the operator’s, over a restart, until they are deleted', async () => {
    const storage = await open()
    await storage.replaceOperatorTokens([{ token: 'own', kind: 'public' }])
    const made = await storage.createToken({ kind: 'public', name: 'Search' })
    expect(await storage.tokenKind(made.token)).toBe('public')
    await storage.replaceOperatorTokens([{ token: 'own', kind: 'public' }])
    expect(await storage.tokenKind(made.token)).toBe('public')
    const known = await storage.listTokens()
    expect(known).toMatchObject([{ source: 'operator' }, { source: 'api', name: 'Search' }])
    expect(JSON.stringify(known)).not.toContain(made.token)
    await storage.deleteToken(made.id)
    expect(await storage.tokenKind(made.token)).toBeUndefined()
    const operators = known.find(({ source }) => source === 'operator')
    await expect(storage.deleteToken(operators?.id ?? '')).rejects.toThrow(
      "installation's settings",
    )
    await expect(storage.deleteToken('none')).rejects.toThrow('no token with the id none')
  })

  test('for previews read drafts, and are stored as a digest like the others', async () => {
    const url = await createUrl()
    const storage = await openStorage(url)
    await fillWith(storage, [{ full_slug: 'a' }])
    const { token } = await storage.createToken({ kind: 'preview', name: '' })
    const delivery = await serveDelivery(storage)
    expect((await delivery.request('stories?version=draft', { token })).status).toBe(200)
    await delivery.close()
    const { db } = await openDatabase(url)
    const { rows } = await sql`select * from token`.execute(db)
    expect(Object.keys(Object(rows[0])).sort()).toEqual(COLUMNS)
    expect(JSON.stringify(rows)).not.toContain(token)
    await db.destroy()
    await storage.close()
  })

  test('for management read nothing', async () => {
    const storage = await open()
    await fillWith(storage, [{ full_slug: 'a' }])
    const { token } = await storage.createToken({ kind: 'management', name: 'Script' })
    expect(await storage.tokenKind(token)).toBe('management')
    const delivery = await serveDelivery(storage)
    for (const version of ['published', 'draft']) {
      const response = await delivery.request(`stories?version=${version}`, { token })
      expect(response.status).toBe(401)
    }
    await delivery.close()
  })
})

/** Columns that could contain a readable token; there are none. */
const COLUMNS = ['created_at', 'created_by', 'digest', 'kind', 'name', 'owner']
