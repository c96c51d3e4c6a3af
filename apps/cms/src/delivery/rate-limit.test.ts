import { HttpError } from '@prospectus/server/http-error'
import { expect, test } from 'vitest'
import { createRateLimit } from './authorize.ts'

test('rate-limit, delivery-protocol#rate-limits: a token’s requests above the limit are 429 until the next second', () => {
  let time = 10_000
  const count = createRateLimit({ perSecond: 2 }, () => time)
  count('a')
  count('a')
  count('b')
  expect(() => count('a')).toThrow(HttpError)
  expect(() => count('a')).toThrow(
    'Rate limit of 2 request per second has been reached. Retry later.',
  )
  count('b')
  time = 11_000
  count('a')
})

test('rate-limit-none, delivery-protocol#rate-limits: without a limit, none', () => {
  const count = createRateLimit(undefined, () => 0)
  for (let request = 0; request < 1000; request += 1) count('a')
})
