import { folderRecord } from '../structure/folder-table.ts'
import type { StoryFile } from './envelope.ts'
import { folderOf } from './full-slug.ts'

/** The stories with `alternates` naming the others of their group; unchanged ones are the same objects (LANG-1). */
export function withAlternates(stories: readonly StoryFile[]): StoryFile[] {
  const groups = Map.groupBy(stories, (story) => story.group_id)
  return stories.map((story) => {
    const others = (groups.get(story.group_id) ?? []).filter((other) => other.uuid !== story.uuid)
    const alternates = others.map((other) => {
      const folder = folderOf(other.full_slug)
      return {
        id: other.id,
        name: other.name,
        slug: other.slug,
        published: other.published,
        full_slug: other.full_slug,
        is_folder: false,
        parent_id: folder === undefined ? 0 : folderRecord(folder).id,
      }
    })
    const same = JSON.stringify(alternates) === JSON.stringify(story.alternates)
    return same ? story : { ...story, alternates }
  })
}
