import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cleanPicture } from './clean-picture.ts'
import { createDecodingRoom } from './decoding-room.ts'
import { transformImage } from './image-transform.ts'

/** Decoding begins a moment after there is room. */
const begun = () => new Promise(setImmediate)

/** A room whose pictures are decoded until they are told to be done. */
function watched(most: number) {
  const room = createDecodingRoom(most)
  const started: string[] = []
  const finishing = new Map<string, () => void>()
  const decode = (name: string, pixels: number) =>
    room(pixels, () => {
      started.push(name)
      return new Promise<void>((resolve) => finishing.set(name, resolve))
    })
  const finish = async (name: string, decoding: Promise<void>) => {
    await begun()
    finishing.get(name)?.()
    await decoding
  }
  return { room, started, decode, finish }
}

describe('createDecodingRoom', () => {
  it('takes small pictures together and a large one alone, in the order in which they come', async () => {
    const { started, decode, finish } = watched(10)
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

  it('takes one that is larger than the room, and goes on after one that fails', async () => {
    const { room, started, decode, finish } = watched(10)
    await expect(room(11, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const large = decode('large', 11)
    const after = decode('after', 1)
    await begun()
    expect(started).toEqual(['large'])
    await finish('large', large)
    await finish('after', after)
  })
})

describe('pictures of 30 million pixels', () => {
  it('are decoded one at a time, whatever they are decoded for', async () => {
    const create = { width: 6000, height: 5000, channels: 3, background: '#336699' } as const
    const bytes = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer()
    let most = 0
    const count = () => {
      const { queue, process } = sharp.counters()
      most = Math.max(most, queue + process)
    }
    sharp.queue.on('change', count)
    onTestFinished(() => void sharp.queue.off('change', count))
    const size = { width: 8, height: 0, flipX: false, flipY: false, fitIn: false }
    await Promise.all([
      ...[1, 2, 3, 4].map(() => cleanPicture(bytes)),
      transformImage(bytes, { smart: false, filters: {}, size }, 'webp'),
      transformImage(bytes, { smart: false, filters: {}, size }, 'webp'),
    ])
    // One that has just ended is still counted when the next one begins.
    expect(most).toBeLessThanOrEqual(2)
  })
})
