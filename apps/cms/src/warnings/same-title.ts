import { componentOfContent, hasPage } from '@prospectus/content/reading/component'
import type { Warning } from '@prospectus/protocol/management/story'
import type { Storage } from '../storage/storage.ts'
import { isTemplate } from '../stories/template-folder.ts'
import type { WrittenStory } from '../stories/written-story.ts'
import { searchTitle } from './search-texts.ts'

/** Other pages that search results show with the same title: readers cannot tell them apart. */
export async function sameTitleWarnings(
  storage: Pick<Storage, 'stories' | 'outline' | 'writtenStory'>,
  story: WrittenStory,
): Promise<readonly Warning[]> {
  const content: unknown = JSON.parse(story.content)
  if (!hasPage(componentOfContent(content))) return []
  const title = searchTitle({ name: story.name, content })
  const outlined = await storage.outline({
    parentId: undefined,
    startsWith: undefined,
    search: title,
    uuids: [],
    fullSlugs: [],
    only: 'stories',
    redirects: false,
    page: 1,
    perPage: MOST_LOOKED_AT,
  })
  const called = outlined.items.filter(({ name }) => name.trim() === title).map(({ id }) => id)
  const titled = await storage.stories({
    view: 'draft',
    where: [{ kind: 'content', clause: { field: 'seo.title', operation: 'in', operand: [title] } }],
    search: undefined,
    sort: [],
    page: 1,
    perPage: MOST_LOOKED_AT,
  })
  const ids = new Set([...called, ...titled.items.map(({ id }) => id)])
  ids.delete(story.id)
  const others = await Promise.all([...ids].map((id) => storage.writtenStory(id)))
  return others
    .filter((other) => !isTemplate(other))
    .filter(({ name, content }) => {
      const said: unknown = JSON.parse(content)
      return hasPage(componentOfContent(said)) && searchTitle({ name, content: said }) === title
    })
    .slice(0, MOST_NAMED)
    .map(({ name, full_slug }) => ({
      kind: 'same-title',
      component: 'story',
      uid: '',
      field: 'seo',
      message: `Search results show “${name}” (/${full_slug}) with the same title.`,
      values: { name, address: `/${full_slug}` },
    }))
}

const MOST_LOOKED_AT = 100
const MOST_NAMED = 3
