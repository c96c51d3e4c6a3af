import { searchedAddress } from '@prospectus/content/schema/links/searched-address'
import { fold } from '@prospectus/content/text/fold'
import type { StoryTree as TreeColumns } from '@prospectus/protocol/management/story'
import { translate } from '../messages/messages.ts'
import type { TreeLine, TreeLines } from '../tree/tree-lines.ts'

export const NO_STORIES: TreeColumns = {
  ...{ id: [], parent: [], name: [], slug: [], state: [], type: [], types: [] },
  ...{ author: [], authors: [], in_review: [], scheduled: [] },
}

/** The story tree in columns. A row is an index into each column; a line (`TreeLine`) is a row that the tree shows. */
export interface StoryTreeIndex {
  readonly columns: TreeColumns
  readonly rowById: ReadonlyMap<number, number>
  /** Rows of the children of each folder, by the folder's id; 0 is the root. */
  readonly childRows: ReadonlyMap<number, readonly number[]>
  /** Folded name and slug of each row, for the search. */
  readonly searchTexts: readonly string[]
}

export interface TreeFilter {
  readonly search: string
  /** Id of the folder whose stories are shown; 0 for all. */
  readonly section: number
  readonly state: (typeof FILTER_STATES)[number]
  /** Name of the person who saved last; '' for anybody. */
  readonly author: string
}

export const FILTER_STATES = [
  'all',
  'draft',
  'changed',
  'published',
  'scheduled',
  'in-review',
] as const

export const NO_FILTER: TreeFilter = { search: '', section: 0, state: 'all', author: '' }

/** Codes in `columns.state`; that of a folder is `f`. */
const STATE_CODES = { draft: 'd', changed: 'c', published: 'p' } as const

export function createStoryTree(columns: TreeColumns): StoryTreeIndex {
  const rowById = new Map<number, number>()
  const childRows = new Map<number, number[]>()
  for (const [row, id] of columns.id.entries()) rowById.set(id, row)
  for (const [row, parent] of columns.parent.entries()) {
    const rows = childRows.get(parent)
    if (rows === undefined) childRows.set(parent, [row])
    else rows.push(row)
  }
  const searchTexts = columns.name.map((name, row) => fold(`${name}\n${columns.slug[row] ?? ''}`))
  return { columns, rowById, childRows, searchTexts }
}

/** Returns a story's name; without one its slug, else a label for it. */
export function storyName({ columns, rowById }: StoryTreeIndex, id: number): string {
  const row = rowById.get(id) ?? -1
  return columns.name[row] || columns.slug[row] || translate('stories.untitled')
}

/** Returns the ids of a story's ancestors, innermost first. */
export function ancestorIds({ columns, rowById }: StoryTreeIndex, id: number): readonly number[] {
  const folderIds: number[] = []
  let row = rowById.get(id)
  // Ends even if broken data contains a cycle.
  while (row !== undefined && folderIds.length < MAX_DEPTH) {
    const parent = columns.parent[row] ?? 0
    if (parent === 0) break
    folderIds.push(parent)
    row = rowById.get(parent)
  }
  return folderIds
}

const MAX_DEPTH = 50

function isFiltered({ search, section, state, author }: TreeFilter): boolean {
  return search.trim() !== '' || section !== 0 || state !== 'all' || author !== ''
}

/** Returns a function that tells whether a row has the filter's state. */
function createStateTest(
  { columns }: StoryTreeIndex,
  state: TreeFilter['state'],
): (row: number) => boolean {
  if (state === 'all') return () => true
  if (state === 'scheduled' || state === 'in-review') {
    const ids = new Set(state === 'scheduled' ? columns.scheduled : columns.in_review)
    return (row) => ids.has(columns.id[row] ?? 0)
  }
  return (row) => columns.state[row] === STATE_CODES[state]
}

/** Returns the folded address of a row, such as `/blog/why`. */
function addressAt(tree: StoryTreeIndex, row: number): string {
  const { columns, rowById } = tree
  const folderIds = ancestorIds(tree, columns.id[row] ?? 0).toReversed()
  const slugs = folderIds.map((id) => columns.slug[rowById.get(id) ?? -1])
  return fold(`/${[...slugs, columns.slug[row]].join('/')}`)
}

/** Returns the rows that match a filter, and their ancestors; undefined without a filter. */
export function filterRows(
  tree: StoryTreeIndex,
  filter: TreeFilter,
): ReadonlySet<number> | undefined {
  if (!isFiltered(filter)) return undefined
  const { columns, searchTexts } = tree
  const terms = fold(filter.search).split(' ').filter(Boolean)
  const address = searchedAddress(filter.search)
  const hasState = createStateTest(tree, filter.state)
  const authorIndex = columns.authors.indexOf(filter.author)
  const rows = new Set<number>()
  for (let row = 0; row < columns.id.length; row += 1) {
    if (!hasState(row)) continue
    const hasAuthor = authorIndex !== -1 && columns.author[row] === authorIndex
    if (filter.author !== '' && !hasAuthor) continue
    // Without search terms, folders are shown only above the stories that match.
    if (terms.length === 0 && columns.state[row] === 'f') continue
    const text = searchTexts[row] ?? ''
    const isMatch =
      terms.every((term) => text.includes(term)) ||
      (address !== undefined && addressAt(tree, row).includes(address))
    if (!isMatch) continue
    const folderIds = ancestorIds(tree, columns.id[row] ?? 0)
    if (filter.section !== 0 && !folderIds.includes(filter.section)) continue
    rows.add(row)
    for (const folderId of folderIds) rows.add(tree.rowById.get(folderId) ?? row)
  }
  return rows
}

/** Returns the lines to show. In a filtered tree, all folders are open. */
export function storyLines(
  tree: StoryTreeIndex,
  openFolderIds: ReadonlySet<number>,
  visibleRows: ReadonlySet<number> | undefined,
): TreeLines {
  const shownLines: { row: number; level: number; position: number; setSize: number }[] = []
  const { columns, childRows } = tree
  const isOpen = (id: number) => visibleRows !== undefined || openFolderIds.has(id)
  const add = (parent: number, level: number) => {
    const allRows = childRows.get(parent) ?? []
    const visibleChildren =
      visibleRows === undefined ? allRows : allRows.filter((row) => visibleRows.has(row))
    for (const [index, row] of visibleChildren.entries()) {
      shownLines.push({ row, level, position: index + 1, setSize: visibleChildren.length })
      const id = columns.id[row] ?? 0
      if (columns.state[row] === 'f' && isOpen(id)) add(id, level + 1)
    }
  }
  add(0, 1)
  const inReview = new Set(columns.in_review)
  let indexById: ReadonlyMap<number, number> | undefined
  return {
    count: shownLines.length,
    at: (index) => {
      const shownLine = shownLines[index]
      if (shownLine === undefined) return undefined
      const { row, ...treePosition } = shownLine
      const id = columns.id[row] ?? 0
      const state = columns.state[row]
      const line: TreeLine = {
        ...treePosition,
        id: String(id),
        label: storyName(tree, id),
        isOpen: state === 'f' ? isOpen(id) : undefined,
      }
      if (inReview.has(id)) return { ...line, mark: 'review' }
      if (state === 'd') return { ...line, mark: 'draft' }
      return state === 'c' ? { ...line, mark: 'changed' } : line
    },
    indexOf: (id) => {
      indexById ??= new Map(shownLines.map(({ row }, index) => [columns.id[row] ?? 0, index]))
      return indexById.get(Number(id)) ?? -1
    },
  }
}
