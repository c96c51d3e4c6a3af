import { describe, expect, it } from 'vitest'
import { onContentServer, respondWithList } from './content-server.fixture.ts'
import { collect } from './pages.ts'

const total = (total: string) => () => ({ total, 'per-page': '100' })

describe('lists', () => {
  it.each([
    ['one entry of 251', 1, '251'],
    ['150 entries of 251', 150, '251'],
    ['250 entries of 400', 250, '400'],
    ['250 entries of a million', 250, '1000000'],
  ])('CALL-6 shorter than their total are rejected: %s', (_, count, counted) =>
    onContentServer(respondWithList(count, total(counted)), async ({ client, requests }) => {
      const expected = `entries that its header Total counts, but with ${count}`
      await expect(collect(client().stories())).rejects.toThrow(expected)
      await expect(collect(client().links())).rejects.toThrow(expected)
      expect(requests.length).toBeLessThan(24)
    }),
  )

  it('CALL-6 may lose an entry during the read', () =>
    onContentServer(
      (url, response, request) => {
        const count = url.query.get('page') === '1' ? 251 : 249
        respondWithList(count)(url, response, request)
      },
      async ({ client }) => expect(await collect(client().stories())).toHaveLength(249),
    ))
})
