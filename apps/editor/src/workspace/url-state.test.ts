import { expect, it } from 'vitest'
import { formatUrlState, parseUrlState } from './workspace.tsx'

const closed = { dialog: undefined, about: undefined, place: undefined, version: undefined }
const nothing = { storyId: undefined, block: undefined, field: undefined, ...closed, filter: '' }

it.each([
  nothing,
  { ...nothing, storyId: 17 },
  { ...nothing, storyId: 17, block: 'a b&c', field: 'heading' },
  { ...nothing, storyId: 17, dialog: 'versions', version: 12 },
  { ...nothing, storyId: 17, block: 'b', dialog: 'add', place: '2/body/root/a&b' },
  { ...nothing, storyId: 17, dialog: 'delete', about: 18 },
  { ...nothing, dialog: 'new' },
  { ...nothing, dialog: 'move', about: 18, filter: 'search=a' },
  { ...nothing, filter: 'search=a+%26+b&state=draft' },
  { ...nothing, storyId: 17, block: 'b', filter: 'author=Ada' },
])(
  'a story, a block, a field, a dialog, a version and what the tree shows have an address: %j',
  (urlState) => {
    const { pathname, search } = new URL(formatUrlState(urlState), 'http://editor.example')
    expect(parseUrlState({ pathname, search })).toEqual(urlState)
  },
)
