import { expect, it } from 'vitest'
import { searchedAddress } from './searched-address.ts'

it.each([
  ['prices', undefined],
  ['/prices', '/prices'],
  [' /Prices/ ', '/prices'],
  ['forms/request', 'forms/request'],
  ['https://vendor.example/blog/why/?utm_source=mail#top', '/blog/why'],
  ['https://vendor.example/%C3%BCber', '/uber'],
  ['https://vendor.example', '/home'],
  ['/', '/home'],
  ['https://vendor.example/%E0', '/%e0'],
])('the address searched by %j is %j', (query, address) => {
  expect(searchedAddress(query)).toBe(address)
})
