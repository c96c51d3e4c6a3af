import { expect, it } from 'vitest'
import { readAddress, writeAddress } from './address.ts'

const nothing = { storyId: undefined, block: undefined, field: undefined, filter: '' }

it.each([
  nothing,
  { ...nothing, storyId: 17 },
  { ...nothing, storyId: 17, block: 'a b&c', field: 'heading' },
  { ...nothing, filter: 'search=a+%26+b&state=draft' },
  { ...nothing, storyId: 17, block: 'b', filter: 'author=Ada' },
])('a story, a block, a field and what the tree shows have an address: %j', (address) => {
  const { pathname, search } = new URL(writeAddress(address), 'http://editor.example')
  expect(readAddress({ pathname, search })).toEqual(address)
})
