import { expect, test } from 'vitest'
import { serveDelivery } from '../delivery/contract/served-delivery.fixture.ts'
import { createSeal } from '../seal.ts'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'

onBothDatabases('delivery-protocol#tokens made through the API', (open) => {
  const seal = createSeal('new-secret,old-secret')

  test('work beside the operator’s, over a restart, until they are deleted', async () => {
    const storage = await open()
    await storage.replaceTokens([{ token: 'own', kind: 'public' }])
    const made = await storage.createToken({ kind: 'public', name: 'Search' }, seal)
    expect(await storage.tokenKind(made.token)).toBe('public')
    await storage.replaceTokens([{ token: 'own', kind: 'public' }])
    expect(await storage.tokenKind(made.token)).toBe('public')
    const known = await storage.tokens()
    expect(known).toMatchObject([{ owner: 'operator' }, { owner: 'api', name: 'Search' }])
    expect(JSON.stringify(known)).not.toContain(made.token)
    await storage.deleteToken(made.id)
    expect(await storage.tokenKind(made.token)).toBeUndefined()
    const operators = known.find(({ owner }) => owner === 'operator')
    await expect(storage.deleteToken(operators?.id ?? '')).rejects.toThrow("installation's own")
    await expect(storage.deleteToken('none')).rejects.toThrow('no token with the id none')
  })

  test('of previews can be read again with the secret that sealed them only', async () => {
    const storage = await open()
    const made = await storage.createToken({ kind: 'preview', name: '' }, createSeal('old-secret'))
    await storage.createToken({ kind: 'public', name: '' }, seal)
    expect(seal && (await storage.previewTokens(seal))).toEqual([made.token])
    const other = createSeal('other-secret')
    expect(other && (await storage.previewTokens(other))).toEqual([])
    const without = storage.createToken({ kind: 'preview', name: '' }, createSeal(''))
    await expect(without).rejects.toThrow('SEAL_SECRET')
  })

  test('of management read nothing', async () => {
    const storage = await open()
    await fillWith(storage, [{ full_slug: 'a' }])
    const { token } = await storage.createToken({ kind: 'management', name: 'Script' }, seal)
    expect(await storage.tokenKind(token)).toBe('management')
    const delivery = await serveDelivery(storage)
    for (const version of ['published', 'draft']) {
      const answer = await delivery.ask(`stories?version=${version}`, { token })
      expect(answer.status).toBe(401)
    }
    await delivery.close()
  })
})
