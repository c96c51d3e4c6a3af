import { expect, it } from 'vitest'
import { addressOf } from './address.ts'

it.each([
  ['GET leads', {}, 'leads'],
  ['GET /me', {}, '/me'],
  ['GET leads/:id', { params: { id: 'a/b' } }, 'leads/a%2Fb'],
  [
    'POST webhook_endpoints/:id/logs/:log/replay',
    { params: { id: 1, log: 2 } },
    'webhook_endpoints/1/logs/2/replay',
  ],
  ['GET stories', { query: { page: 2, with_slug: 'a,b' } }, 'stories?page=2&with_slug=a%2Cb'],
  [
    'GET stories',
    { query: { story_only: true, redirects: false } },
    'stories?story_only=1&redirects=0',
  ],
  ['GET stories', { query: { search: undefined } }, 'stories'],
])('%s with %j has the address %s', (route, parts, address) => {
  expect(addressOf(route, parts)).toBe(address)
})
