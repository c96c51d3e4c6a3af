import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPicture } from './clean-picture.ts'
import { createDecodingLimit, MAX_PIXELS, withinDecodingLimit } from './decoding-limit.ts'
import { transformImage } from './image-transform.ts'

/** Decoding begins a moment after the limit allows it. */
const begun = () => new Promise(setImmediate)

/** A limit whose decodings run until the test ends them. */
function createTestLimit(most: number) {
  const limit = createDecodingLimit(most)
  const started: string[] = []
  const finishing = new Map<string, () => void>()
  const decode = (name: string, pixels: number) =>
    limit(pixels, () => {
      started.push(name)
      return new Promise<void>((resolve) => finishing.set(name, resolve))
    })
  const finish = async (name: string, decoding: Promise<void>) => {
    await begun()
    finishing.get(name)?.()
    await decoding
  }
  return { limit, started, decode, finish }
}

describe('createDecodingLimit', () => {
  it('decodes small pictures together and a large one alone, in order of arrival', async () => {
    const { started, decode, finish } = createTestLimit(10)
    const [a, b, c, d] = [decode('a', 4), decode('b', 6), decode('c', 9), decode('d', 1)]
    await begun()
    expect(started).toEqual(['a', 'b'])
    await finish('a', a)
    await begun()
    expect(started).toEqual(['a', 'b'])
    await finish('b', b)
    await begun()
    expect(started).toEqual(['a', 'b', 'c', 'd'])
    await Promise.all([finish('c', c), finish('d', d)])
  })

  it('decodes one that is larger than the limit, and continues after a failure', async () => {
    const { limit, started, decode, finish } = createTestLimit(10)
    await expect(limit(11, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const large = decode('large', 11)
    const after = decode('after', 1)
    await begun()
    expect(started).toEqual(['large'])
    await finish('large', large)
    await finish('after', after)
  })
})

describe('a large picture', () => {
  it.each([
    ['an upload that is cleaned', cleanPicture],
    ['a picture that is resized', (bytes: Buffer) => transformImage(bytes, operations, 'webp')],
  ])('waits until the limit allows decoding: %s', async (_name, decode) => {
    const create = { width: 6000, height: 5000, channels: 3, background: '#336699' } as const
    const bytes = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer()
    const room = Promise.withResolvers<void>()
    const occupied = withinDecodingLimit(MAX_PIXELS, () => room.promise)
    let isDone = false
    const decoding = decode(bytes).then(() => {
      isDone = true
    })
    // As much work as the decoding that waits, done outside of the limit.
    for (let n = 0; n < 2; n++) await sharp(bytes).resize(8).webp().toBuffer()
    expect(isDone).toBe(false)
    room.resolve()
    await Promise.all([occupied, decoding])
    expect(isDone).toBe(true)
  })
})

const operations = {
  isSmart: false,
  filters: {},
  size: { width: 8, height: 0, isFlippedX: false, isFlippedY: false, isFitIn: false },
}
