import { isJsonObject, objectsIn } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'

/** A text that visitors read, and the path of its field. */
export interface StoryText {
  readonly path: string
  readonly text: string
}

/** Names of fields whose values visitors do not read. */
const unreadFields =
  /^(_uid|id|uuid|component|type|icon|name|alt|filename|url|cached_url|href|slug|full_slug|kind|autocomplete|linktype|fieldtype|plugin|date|video_url|code|textAlign|shape)$/

/** Rich text nodes that contain text. */
const textNodeTypes: readonly unknown[] = ['paragraph', 'heading', 'code_block']

/** The texts of a story: each paragraph, heading and plain text field. */
export function storyTexts(story: StoryFile): readonly StoryText[] {
  const known = textsByStory.get(story)
  if (known !== undefined) return known
  const found = textsOf(story)
  textsByStory.set(story, found)
  return found
}

/** Cached, because most rules use the texts. */
const textsByStory = new WeakMap<StoryFile, readonly StoryText[]>()

function textsOf(story: StoryFile): readonly StoryText[] {
  return [...objectsIn(story.content, 'content')].flatMap(({ value, path }) => {
    if (textNodeTypes.includes(value.type)) return [{ path, text: textOf(value) }]
    // Part of a paragraph, which is read above. Blocks may have the type `text` too.
    if (value.type === 'text' && value.component === undefined) return []
    return Object.entries(value).flatMap(([key, text]) =>
      typeof text !== 'string' || text === '' || unreadFields.test(key)
        ? []
        : [{ path: `${path}.${key}`, text }],
    )
  })
}

function textOf(node: unknown): string {
  if (!isJsonObject(node)) return ''
  if (node.type === 'text') return String(node.text)
  return Array.isArray(node.content) ? node.content.map(textOf).join('') : ''
}

export function isGerman({ full_slug }: StoryFile): boolean {
  return full_slug.startsWith('de/')
}
