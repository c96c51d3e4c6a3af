import { expect, it } from 'vitest'
import { readAddress, writeAddress } from './address.ts'

it.each([
  { storyId: undefined, block: undefined, field: undefined },
  { storyId: 17, block: undefined, field: undefined },
  { storyId: 17, block: 'a b&c', field: 'heading' },
])('a story, a block and a field have an address: %j', (address) => {
  const { pathname, search } = new URL(writeAddress(address), 'http://editor.example')
  expect(readAddress({ pathname, search })).toEqual(address)
})
