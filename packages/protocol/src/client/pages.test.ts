import { expect, it } from 'vitest'
import { ContentApiError } from './content-api-error.ts'
import { allPages, type FetchPage } from './pages.ts'

const shapeError = (expected: string) =>
  new ContentApiError({ kind: 'wrong-shape', url: 'x', outcome: `did not answer with ${expected}` })

async function count(pages: AsyncIterable<readonly unknown[]>): Promise<number> {
  let entries = 0
  for await (const page of pages) entries += page.length
  return entries
}

it.each([undefined, 3, 1e15])(
  'CALL-6 a list that never ends is given up, Total: %s',
  async (total) => {
    const endless: FetchPage = async (number) => ({
      ...{ entries: [{ id: number }], total, perPage: 1, shapeError },
    })
    const { signal } = new AbortController()
    await expect(count(allPages({ perPage: 1, concurrency: 4, signal }, endless))).rejects.toThrow(
      'did not answer with the end of the list within 10000 pages',
    )
  },
)

it('CALL-6 pending pages are aborted with the list', async () => {
  const controller = new AbortController()
  const fetchPage: FetchPage = (number, signal) =>
    number === 1
      ? Promise.resolve({ entries: [{ id: 1 }], total: 9, perPage: 1, shapeError })
      : new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          controller.abort(new Error('stopped'))
        })
  await expect(
    count(allPages({ perPage: 1, concurrency: 4, signal: controller.signal }, fetchPage)),
  ).rejects.toThrow('stopped')
})
