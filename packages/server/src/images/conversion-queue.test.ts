import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ConversionBounds, createConversionQueue } from './conversion-queue.ts'

const ROOM = { maxWaiting: 9, maxPerClient: 9, maxWaitMs: 10_000 }

/** A queue whose tasks, named by client and number, run until the test ends them. */
function createTestQueue(bounds: Partial<ConversionBounds> = {}) {
  const queue = createConversionQueue({ maxRunning: 1, pages: ROOM, others: ROOM, ...bounds })
  const started: string[] = []
  const finishing = new Map<string, () => void>()
  const convert = (name: string, isForPage = true) =>
    queue.run({ client: name[0] ?? '', isForPage }, () => {
      started.push(name)
      return new Promise<string>((resolve) => finishing.set(name, () => resolve(name)))
    })
  const finish = async (name: string, conversion: Promise<string | undefined> | undefined) => {
    finishing.get(name)?.()
    expect(await conversion).toBe(name)
  }
  return { queue, started, convert, finish }
}

describe('createConversionQueue', () => {
  it('gives each client a turn, however many requests one of them sends', async () => {
    const { started, convert, finish } = createTestQueue()
    const conversions = new Map(
      ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => [name, convert(name)]),
    )
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
      await finish(name, conversions.get(name))
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('converts pictures of pages before others', async () => {
    const { started, convert, finish } = createTestQueue()
    const first = convert('a1', false)
    const second = convert('a2', false)
    const page = convert('b1')
    await finish('a1', first)
    await finish('b1', page)
    await finish('a2', second)
    expect(started).toEqual(['a1', 'b1', 'a2'])
  })

  it('reserves one slot for pictures of pages', async () => {
    const { started, convert, finish } = createTestQueue({ maxRunning: 2 })
    const conversions = ['a1', 'a2'].map((name) => convert(name, false))
    expect(started).toEqual(['a1'])
    const page = convert('b1')
    expect(started).toEqual(['a1', 'b1'])
    await finish('b1', page)
    expect(started).toEqual(['a1', 'b1'])
    await finish('a1', conversions[0])
    expect(started).toEqual(['a1', 'b1', 'a2'])
  })

  it('rejects conversions when the queue is full, for one client and for all', async () => {
    const { started, convert } = createTestQueue({
      others: { ...ROOM, maxWaiting: 3, maxPerClient: 2 },
    })
    const refused: string[] = []
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) {
      void convert(name, false).then((done) => done === undefined && refused.push(name))
    }
    void convert('c2')
    await new Promise(setImmediate)
    expect(refused).toEqual(['a4', 'c1'])
    expect(started).toEqual(['a1'])
  })

  it('drops a conversion that has waited too long, and frees its place', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const others = { maxWaiting: 2, maxPerClient: 1, maxWaitMs: 10_000 }
    const { started, convert, finish } = createTestQueue({ others })
    const first = convert('a1', false)
    const late = [convert('b1', false), convert('c1', false)]
    expect(await convert('d1', false)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(await Promise.race([...late, 'nothing yet'])).toBe('nothing yet')
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.all(late)).toEqual([undefined, undefined])
    const next = convert('d2', false)
    await finish('a1', first)
    await finish('d2', next)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(started).toEqual(['a1', 'd2'])
  })

  it('continues after a failed conversion', async () => {
    const { queue } = createTestQueue()
    const turn = { client: 'a', isForPage: true }
    const failing = queue.run(turn, () => Promise.reject(new Error('no')))
    const following = queue.run(turn, async () => 'done')
    await expect(failing).rejects.toThrow('no')
    expect(await following).toBe('done')
  })
})
