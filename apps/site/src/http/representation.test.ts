import { describe, expect, it } from 'vitest'
import { createRepresentation } from './representation.ts'

/** As long as the text of a small page. */
const TEXT = Array.from({ length: 3000 }, (_, index) => `word ${(index * 7919) % 997}`).join(' ')

describe('createRepresentation', () => {
  it('uses no more memory than it reports, so that a limit in bytes holds', async () => {
    const page = createRepresentation({
      status: 200,
      type: 'text/html',
      body: Buffer.from(TEXT.slice(0, 20_000)),
      headers: {},
      isCompressible: true,
    })
    const held = () => {
      const blocks = (['identity', 'br', 'gzip'] as const).map(
        (name) => page.encodedAs(name).body.buffer,
      )
      return [...new Set(blocks)].reduce((sum, { byteLength }) => sum + byteLength, 0)
    }
    expect(held()).toBeLessThanOrEqual(page.bytes())
    await page.compressFully('br')
    await page.compressFully('gzip')
    expect(held()).toBeLessThanOrEqual(page.bytes())
  })
})
