import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { type StoryText, storyTexts } from './story-texts.ts'

/** The published resources, without the start pages of sections. */
export function entriesOf(seedContent: LintedContent): readonly StoryFile[] {
  return publishedStories(seedContent).filter(
    (story) => !story.is_startpage && contentOf(story).component === 'modules/resource',
  )
}

/** Texts of an entry's body and transcript. */
export function bodyTexts(story: StoryFile): readonly StoryText[] {
  return storyTexts(story).filter(({ path }) => /^content\.(body|transcript)\b/.test(path))
}

/** The stored fields of a story. */
export function contentOf({
  content,
}: Pick<StoryFile, 'content'>): Readonly<Record<string, unknown>> {
  return isJsonObject(content) ? content : {}
}

/** Sentences of a text, trimmed. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…][”’)]?)\s+(?=[“‘(]?[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Shortens a long text to its beginning, by which it can be found. */
export function shortened(text: string): string {
  return text.length > 90 ? `${text.slice(0, 88)}…` : text
}
