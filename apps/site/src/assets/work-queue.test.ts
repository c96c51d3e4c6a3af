import { describe, expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

describe('createWorkQueue', () => {
  it('runs a few at a time, in order, and refuses what does not fit into the line', async () => {
    const queue = createWorkQueue({ running: 2, waiting: 2 })
    const started: number[] = []
    const finish: (() => void)[] = []
    const work = (id: number) => () => {
      started.push(id)
      return new Promise<number>((resolve) => finish.push(() => resolve(id)))
    }
    const [first, second, third, fourth] = [1, 2, 3, 4].map((id) => queue.run(work(id)))
    expect(queue.run(work(5))).toBeUndefined()
    expect(started).toEqual([1, 2])

    finish[1]?.()
    expect(await second).toBe(2)
    expect(started).toEqual([1, 2, 3])
    const sixth = queue.run(work(6))
    expect(sixth).toBeDefined()
    for (const index of [0, 2]) finish[index]?.()
    expect([await first, await third]).toEqual([1, 3])
    for (const index of [3, 4]) finish[index]?.()
    expect([await fourth, await sixth]).toEqual([4, 6])
    expect(started).toEqual([1, 2, 3, 4, 6])
  })

  it('goes on after work that fails', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 })
    const failing = queue.run(() => Promise.reject(new Error('no')))
    const following = queue.run(async () => 'done')
    await expect(failing).rejects.toThrow('no')
    expect(await following).toBe('done')
    expect(await queue.run(async () => 'again')).toBe('again')
  })
})
