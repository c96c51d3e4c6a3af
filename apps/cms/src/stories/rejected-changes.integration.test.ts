import { expect, test } from 'vitest'
import { StorageError } from '../database/storage-error.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'
import { changeStory } from './change-story.ts'
import { createStory } from './create-story.ts'
import { deleteStory } from './delete-story.ts'
import { publishStory } from './publish-story.ts'

const error = (kind: string, message: string | RegExp) =>
  expect.objectContaining({
    constructor: StorageError,
    kind,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  })

const table: readonly [string, Parameters<typeof reject>[1], unknown][] = [
  [
    'a slug that is taken',
    (storage, { folder }) => storage.change(createStory, { slug: 'story', parentId: folder }),
    error('conflict', 'There is a story with the full slug folder/story already.'),
  ],
  [
    'a move to where the slug is taken',
    (storage, { other }) => storage.change(changeStory, other, { slug: 'folder' }),
    error('conflict', 'There is a folder with the full slug folder already.'),
  ],
  [
    'a second start page',
    (storage, { folder }) =>
      storage.change(createStory, { slug: 'folder', parentId: folder, isStartpage: true }),
    error('conflict', 'There is a story with the full slug folder/ already.'),
  ],
  [
    'a folder that is not there',
    (storage) => storage.change(createStory, { slug: 'x', parentId: 99_999 }),
    error('missing', 'There is no folder with the id 99999.'),
  ],
  [
    'a parent that is a story',
    (storage, { other }) => storage.change(createStory, { slug: 'x', parentId: other }),
    error('invalid', 'The story other is not a folder.'),
  ],
  [
    'a folder into itself',
    (storage, { folder }) => storage.change(changeStory, folder, { parentId: folder }),
    error('conflict', 'The folder folder cannot be moved into itself.'),
  ],
  [
    'a folder into a folder inside it',
    (storage, { folder, inner }) => storage.change(changeStory, folder, { parentId: inner }),
    error('conflict', 'The folder folder cannot be moved into itself.'),
  ],
  [
    'a folder that is to be a story',
    (storage, { folder }) => storage.change(changeStory, folder, { isFolder: false }),
    error('invalid', 'The folder folder cannot become a story: create a story instead.'),
  ],
  [
    'a folder with content',
    (storage) => storage.change(createStory, { slug: 'x', isFolder: true, content: {} }),
    error('invalid', 'A folder was given content, which only a story can have.'),
  ],
  [
    'a slug with a slash',
    (storage, { other }) => storage.change(changeStory, other, { slug: 'a/b', name: 'Changed' }),
    error('invalid', /^The slug is "a\/b"; expected one segment/),
  ],
  [
    'a position that is no whole number',
    (storage, { other }) => storage.change(changeStory, other, { position: 1.5 }),
    error('invalid', 'The position is 1.5, not a whole number.'),
  ],
  [
    'full slugs that grow too long inside',
    (storage, { folder }) => storage.change(changeStory, folder, { slug: 'x'.repeat(797) }),
    error('invalid', /would have a full slug of 803 characters; expected at most 800/),
  ],
  [
    'a story that is not there',
    (storage) => storage.change(changeStory, 99_999, { name: 'x' }),
    error('missing', 'There is no story with the id 99999.'),
  ],
  [
    'publishing a story that is not there',
    (storage) => storage.change(publishStory, Number.NaN),
    error('missing', 'There is no story with the id NaN.'),
  ],
  [
    'deleting a story that is not there',
    (storage) => storage.change(deleteStory, -1),
    error('missing', 'There is no story with the id -1.'),
  ],
]

onAnyDatabase('delivery-protocol#story a rejected change leaves everything as it was', (open) => {
  test.each(table)('%s', async (_name, act, expected) => {
    const [thrown, before, after] = await reject(open, act)
    expect(thrown).toEqual(expected)
    expect(after).toEqual(before)
  })
})

type Open = Parameters<Parameters<typeof onAnyDatabase>[1]>[0]
type Opened = Awaited<ReturnType<Open>>
type Ids = Readonly<Record<'folder' | 'inner' | 'other', number>>

async function reject(open: Open, act: (storage: Opened, ids: Ids) => Promise<unknown>) {
  const storage = await open()
  const { id: folder } = await storage.change(createStory, { slug: 'folder', isFolder: true })
  const inside = { parentId: folder }
  const { id: inner } = await storage.change(createStory, {
    slug: 'inner',
    isFolder: true,
    ...inside,
  })
  await storage.change(createStory, { slug: 'folder', isStartpage: true, ...inside })
  await storage.change(createStory, { slug: 'story', ...inside })
  const { id: other } = await storage.change(createStory, { slug: 'other' })
  const everything = async () => {
    const all = {
      view: 'draft',
      startsWith: [],
      parentId: undefined,
      uuid: undefined,
    } as const
    const links = await storage.listLinks({ ...all, page: 1, perPage: 100 })
    return [links, await storage.space()]
  }
  const before = await everything()
  const thrown = await act(storage, { folder, inner, other }).catch((error: unknown) => error)
  return [thrown, before, await everything()] as const
}
