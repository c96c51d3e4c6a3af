import type { Version } from '../stories/versions.ts'
import type { ContentAccess } from './content-access.ts'
import { listAnswer } from './list-answer.ts'
import { type SomeRoutes, viewersRead } from './management-route.ts'

export const versionRoutes = {
  'GET stories/:id/versions': viewersRead(async ({ storage, number, query }) => {
    const { page, perPage } = query.paging()
    const found = await storage.versions(number('id'), page, perPage)
    return listAnswer({ versions: found.items.map(head) }, found, perPage)
  }),
  'GET stories/:id/versions/:number': viewersRead(async ({ storage, content, number }) => {
    const version = await storage.version(number('id'), number('number'))
    return { body: { version: { ...head(version), ...wordsOf(version, content) } } }
  }),
} satisfies SomeRoutes

function head({
  number,
  created_at,
  author,
  action,
  changes,
  published_at,
  published_by,
}: Version) {
  const said = { changes: JSON.parse(changes), published_at, published_by }
  return { number, created_at, author, action, ...said }
}

function wordsOf(version: Version, content: ContentAccess) {
  const { name, slug, parent_id, position, is_startpage, tag_list } = version
  return {
    name,
    slug,
    parent_id,
    position,
    is_startpage: is_startpage === 1,
    tag_list: JSON.parse(tag_list),
    content: content.outwardContent(version.content),
  }
}
