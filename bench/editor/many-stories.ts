/** A tree of stories in columns, as the management API sends it: folders of a hundred each. */
export function manyStories(count: number) {
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  const isFolder = (id: number) => id % 100 === 1
  return {
    id: ids,
    parent: ids.map((id) => (isFolder(id) ? 0 : id - ((id - 1) % 100))),
    name: ids.map((id) => `Story ${id} of many that are found by their names`),
    slug: ids.map((id) => `story-${id}`),
    state: ids.map((id) => (isFolder(id) ? 'f' : 'p')),
    type: ids.map((id) => (isFolder(id) ? -1 : 0)),
    types: ['modules/page'],
  }
}
