import type { StoredStory } from '../queries/stored-story.ts'

/** What of a story is delivered otherwise than it is stored. */
export interface EnvelopeChanges {
  /** JSON text. */
  readonly content: string
  /** The language it is delivered in; undefined is the one it is stored in. */
  readonly language: string | undefined
  /** Keys that are left out (`excluding_story_fields`). */
  readonly excluded: ReadonlySet<string>
}

/** A story as JSON text, its keys in the order of delivery-protocol#story; what we do not know is null. */
export function storyJson(
  story: StoredStory,
  { content, language, excluded }: EnvelopeChanges,
): string {
  const members = KEYS.filter((key) => !excluded.has(key)).map(
    (key) =>
      `"${key}":${key === 'content' ? content : JSON.stringify(memberOf(story, key, language))}`,
  )
  return `{${members.join(',')}}`
}

function memberOf(
  story: StoredStory,
  key: Exclude<(typeof KEYS)[number], 'content'>,
  language: string | undefined,
): unknown {
  switch (key) {
    case 'sort_by_date':
    case 'meta_data':
    case 'release_id':
    case 'default_full_slug':
    case 'translated_slugs':
      return null
    case 'lang':
      return language ?? story.lang
    case 'full_slug':
      return language === undefined ? story.full_slug : `${language}/${story.full_slug}`
    default:
      return story[key]
  }
}

const KEYS = [
  'name',
  'created_at',
  'published_at',
  'updated_at',
  'id',
  'uuid',
  'content',
  'slug',
  'full_slug',
  'sort_by_date',
  'position',
  'tag_list',
  'is_startpage',
  'parent_id',
  'meta_data',
  'group_id',
  'first_published_at',
  'release_id',
  'lang',
  'path',
  'alternates',
  'default_full_slug',
  'translated_slugs',
] as const

/** What `excluding_story_fields` can leave out; others are ignored (delivery-protocol#lists-of-stories). */
export const EXCLUDABLE_KEYS: ReadonlySet<string> = new Set([
  'alternates',
  'created_at',
  'default_full_slug',
  'first_published_at',
  'group_id',
  'is_startpage',
  'lang',
  'meta_data',
  'parent_id',
  'path',
  'position',
  'published_at',
  'release_id',
  'sort_by_date',
  'tag_list',
  'taxonomy_terms',
  'translated_slugs',
  'updated_at',
])
