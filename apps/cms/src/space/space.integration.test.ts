import { expect, test } from 'vitest'
import { fillWith, onAnyDatabase } from '../storage/storage.fixture.ts'

onAnyDatabase('delivery-protocol#tags-and-space space and tokens', (open) => {
  test('stored values can be read back', async () => {
    const storage = await open()
    await expect(storage.space()).rejects.toThrow('holds no space')
    await fillWith(storage, [], {
      id: 5,
      name: 'S',
      languages: ['de', 'fr'],
      assetHost: 'a.example',
    })
    expect(await storage.space()).toMatchObject({
      id: 5,
      name: 'S',
      languageCodes: ['de', 'fr'],
      assetHost: 'a.example',
    })
    await storage.replaceOperatorTokens([
      { token: 'one', kind: 'public' },
      { token: 'two', kind: 'preview' },
    ])
    expect(await storage.tokenKind('one')).toBe('public')
    expect(await storage.tokenKind('two')).toBe('preview')
    expect(await storage.tokenKind('')).toBeUndefined()
  })
})
