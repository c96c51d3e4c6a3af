import { isMapping, mappingsIn } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'

/** A piece of text as a visitor reads it, and the field that it stands in. */
export interface StoryText {
  readonly path: string
  readonly text: string
}

/** Fields that hold names for machines. */
const forMachines =
  /^(_uid|id|uuid|component|type|icon|name|alt|filename|url|cached_url|href|slug|full_slug|kind|autocomplete|linktype|fieldtype|plugin|date|video_url|code|textAlign|shape)$/

/** Nodes of rich text that hold a run of words. */
const runs: readonly unknown[] = ['paragraph', 'heading', 'code_block']

/** The texts of a story: each paragraph and heading as a whole, and each field of plain words. */
export function storyTexts(story: StoryFile): readonly StoryText[] {
  const known = texts.get(story)
  if (known !== undefined) return known
  const found = textsOf(story)
  texts.set(story, found)
  return found
}

/** Most rules read them. */
const texts = new WeakMap<StoryFile, readonly StoryText[]>()

function textsOf(story: StoryFile): readonly StoryText[] {
  return [...mappingsIn(story.content, 'content')].flatMap(({ value, path }) => {
    if (runs.includes(value.type)) return [{ path, text: wordsOf(value) }]
    // Of a paragraph, whose words are read above; a quiet link is a block of type `text`.
    if (value.type === 'text' && value.component === undefined) return []
    return Object.entries(value).flatMap(([key, text]) =>
      typeof text !== 'string' || text === '' || forMachines.test(key)
        ? []
        : [{ path: `${path}.${key}`, text }],
    )
  })
}

function wordsOf(node: unknown): string {
  if (!isMapping(node)) return ''
  if (node.type === 'text') return String(node.text)
  return Array.isArray(node.content) ? node.content.map(wordsOf).join('') : ''
}

/** True for stories in German. */
export function isGerman({ full_slug }: StoryFile): boolean {
  return full_slug.startsWith('de/')
}
