import { objectsIn } from './content-tree.ts'
import type { OpenStory } from './open-story.ts'
import type { Parameters } from './parameters.ts'
import { isUuid } from './resolve-relations.ts'

export interface LinkResolution {
  readonly as: 'story' | 'url' | 'link'
  readonly levels: 1 | 2
}

export type ResolvedLinks =
  | { readonly kind: 'stories'; readonly stories: readonly OpenStory[] }
  /** More than are delivered at once. */
  | { readonly kind: 'uuids'; readonly uuids: readonly string[] }

/**
 * Reads `resolve_links` and `resolve_links_level`; undefined when none is asked for, as by the old value
 * `0`. The old value `1` means `story`. Throws a 400.
 */
export function readLinkResolution(parameters: Parameters): LinkResolution | undefined {
  const asked = parameters.choice('resolve_links', ['story', 'url', 'link', '0', '1'])
  const level = parameters.choice('resolve_links_level', ['1', '2'])
  if (asked === undefined || asked === '0') return undefined
  return { as: asked === '1' ? 'story' : asked, levels: level === '2' ? 2 : 1 }
}

/**
 * The stories that links of these stories lead to, each once: multilinks and link marks of rich text
 * (delivery-protocol#relations). The second level, the links of stories that were linked, is for whole stories
 * only, as nothing else that is delivered has links. Above the limit, 50 whole stories or 500 others,
 * their uuids instead.
 */
export async function resolveLinks(
  stories: readonly OpenStory[],
  { as, levels }: LinkResolution,
  open: (uuids: readonly string[]) => Promise<readonly OpenStory[]>,
): Promise<ResolvedLinks> {
  const maximum = as === 'story' ? MAXIMUM_STORIES : MAXIMUM_LINKS
  const first = linkedUuids(stories)
  if (first.size > maximum) return { kind: 'uuids', uuids: [...first] }
  const firstStories = await open([...first])
  if (as !== 'story' || levels === 1) return { kind: 'stories', stories: firstStories }
  const second = [...linkedUuids(firstStories)].filter((uuid) => !first.has(uuid))
  if (first.size + second.length > maximum) return { kind: 'uuids', uuids: [...first, ...second] }
  return { kind: 'stories', stories: [...firstStories, ...(await open(second))] }
}

/** A linked story as `links` has it, as JSON text; a whole story is delivered as any other. */
export function linkJson({ story }: OpenStory, as: 'url' | 'link', fullSlug: string): string {
  const { id, uuid, name, slug } = story
  if (as === 'url')
    return JSON.stringify({ id, uuid, name, slug, full_slug: fullSlug, url: fullSlug })
  const { path, parent_id, is_startpage, position, published_at } = story
  return JSON.stringify({
    id,
    uuid,
    slug: fullSlug,
    path,
    real_path: `/${fullSlug}`,
    name,
    published: published_at !== null,
    parent_id,
    is_folder: false,
    is_startpage,
    position,
    full_slug: fullSlug,
  })
}

function linkedUuids(stories: readonly OpenStory[]): ReadonlySet<string> {
  const uuids = new Set<string>()
  for (const { content } of stories)
    for (const { linktype, fieldtype, id, uuid } of objectsIn(content)) {
      if (linktype !== 'story') continue
      const target = fieldtype === 'multilink' ? id : uuid
      if (isUuid(target)) uuids.add(target)
    }
  return uuids
}

const MAXIMUM_STORIES = 50
const MAXIMUM_LINKS = 500
