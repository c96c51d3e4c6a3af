import { expect, it } from 'vitest'
import { generateSpace } from './generate-stories.ts'

async function bodies(count: number, seed?: number): Promise<string[]> {
  const list: string[] = []
  for await (const story of generateSpace(count, seed).stories()) list.push(JSON.stringify(story))
  return list
}

it('bench: generated stories are as long as real articles, and all differ', async () => {
  const made = await bodies(400)
  const lengths = made.map((body) => body.length).sort((a, b) => a - b)
  expect(lengths[200]).toBeGreaterThan(6000)
  expect(lengths[200]).toBeLessThan(10_000)
  expect(lengths[380]).toBeGreaterThan((lengths[200] ?? 0) * 1.4)
  expect(new Set(made).size).toBe(400)
})

it('bench: the same seed generates the same stories, a different seed different ones', async () => {
  expect(await bodies(5)).toEqual(await bodies(5))
  expect(await bodies(5, 2)).not.toEqual(await bodies(5))
})
