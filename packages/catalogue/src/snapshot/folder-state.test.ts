import { describe, expect, it } from 'vitest'
import { type SnapshotFolder, withFolderStates } from './read-link.ts'

const folder = (id: number, published: boolean): SnapshotFolder => ({
  id,
  uuid: `folder-${id}`,
  slug: `folder-${id}`,
  name: `Folder ${id}`,
  published,
  parentId: 0,
  position: 0,
})

const published = (folders: readonly SnapshotFolder[]) =>
  folders.filter((folder) => folder.published).map(({ id }) => id)

describe('the state of folders', () => {
  it('delivery-protocol#links ROUTE-2 is that of their stories if the space reports none', () => {
    const folders = [folder(1, false), folder(2, false), folder(3, false)]
    expect(published(withFolderStates(folders, new Set([1, 3, 9])))).toEqual([1, 3])
    expect(published(withFolderStates(folders, new Set()))).toEqual([])
  })

  it('ROUTE-2 is as reported if the space reports any', () => {
    const folders = [folder(1, false), folder(2, true)]
    expect(withFolderStates(folders, new Set([1]))).toBe(folders)
  })
})
