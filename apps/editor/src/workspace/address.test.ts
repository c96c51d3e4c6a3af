import { expect, it } from 'vitest'
import { readAddress, writeAddress } from './address.ts'

const closed = { dialog: undefined, version: undefined }
const nothing = { storyId: undefined, block: undefined, field: undefined, ...closed, filter: '' }

it.each([
  nothing,
  { ...nothing, storyId: 17 },
  { ...nothing, storyId: 17, block: 'a b&c', field: 'heading' },
  { ...nothing, storyId: 17, dialog: 'versions', version: 12 },
  { ...nothing, filter: 'search=a+%26+b&state=draft' },
  { ...nothing, storyId: 17, block: 'b', filter: 'author=Ada' },
])(
  'a story, a block, a field, a dialog, a version and what the tree shows have an address: %j',
  (address) => {
    const { pathname, search } = new URL(writeAddress(address), 'http://editor.example')
    expect(readAddress({ pathname, search })).toEqual(address)
  },
)
