import { fold } from '@prospectus/content/text/fold'
import type { StoryFile } from '../story-files.ts'
import type { Finding } from './finding.ts'
import { type LintedContent, publishedStories } from './linted-content.ts'
import { isJsonObject, objectsIn, textIn } from './walk.ts'

/** No two stories share a paragraph of this many words or more. */
const MIN_WORDS = 12

/** Titles and descriptions have a suitable length, no paragraph occurs on two pages, and no text shows Markdown. */
export function wordingFindings(content: LintedContent): Finding[] {
  const stories = publishedStories(content)
  return [
    ...stories.flatMap(seoFindings),
    ...sharedParagraphs(stories),
    ...stories.flatMap(markdownFindings),
  ]
}

function seoFindings(story: StoryFile): Finding[] {
  const content = isJsonObject(story.content) ? story.content : {}
  const component = String(content.component)
  if (component !== 'modules/page' && component !== 'modules/resource') return []
  const seo = isJsonObject(content.seo) ? content.seo : {}
  const findings = [
    lengthFindings(story, 'seo.title', seo.title, 1, 65),
    lengthFindings(story, 'seo.description', seo.description, 70, 160),
  ]
  if (component === 'modules/resource') {
    findings.push(lengthFindings(story, 'description', content.description, 60, 220))
  }
  return findings.flat()
}

function lengthFindings(
  story: StoryFile,
  path: string,
  value: unknown,
  minimum: number,
  maximum: number,
): Finding[] {
  const count = typeof value === 'string' ? [...value].length : 0
  if (count >= minimum && count <= maximum) return []
  const message = `${count} characters, expected ${minimum} to ${maximum}`
  return [{ story: story.full_slug, path, message }]
}

/** A page would show the asterisks of `**bold**`, which is a mark in rich text. */
function markdownFindings({ content, full_slug }: StoryFile): Finding[] {
  return [...objectsIn(content)].flatMap(({ value: { type, text }, path }) => {
    const isBold = type === 'text' && /\*\*\S/.test(String(text))
    return isBold
      ? [{ story: full_slug, path, message: 'shows ** of Markdown; set bold instead' }]
      : []
  })
}

function sharedParagraphs(stories: readonly StoryFile[]): Finding[] {
  const firstStoryByParagraph = new Map<string, string>()
  return stories.flatMap((story) => {
    const paragraphs = new Set(paragraphsOf(story.content))
    return [...paragraphs].flatMap((paragraph) => {
      const firstFullSlug = firstStoryByParagraph.get(paragraph)
      if (firstFullSlug === undefined) {
        firstStoryByParagraph.set(paragraph, story.full_slug)
        return []
      }
      const excerpt = `${paragraph.slice(0, 60)}…`
      return [
        {
          story: story.full_slug,
          path: '',
          message: `shares a paragraph with "${firstFullSlug}": ${excerpt}`,
        },
      ]
    })
  })
}

/** Yields the folded paragraphs of rich text and plain text fields that are long enough to compare. */
function* paragraphsOf(content: unknown): Generator<string> {
  for (const { value } of objectsIn(content)) {
    if (value.type === 'paragraph') yield* comparableText(textIn(value))
    // A node of rich text: only its paragraphs count, each as one text.
    if (value.type !== undefined && value.component === undefined) continue
    for (const [key, text] of Object.entries(value)) {
      if (typeof text === 'string' && key !== 'code') yield* comparableText(text)
    }
  }
}

/** Yields the folded text unless it is short, or has no letters: two datasets may have the same figures. */
function* comparableText(text: string): Generator<string> {
  const folded = fold(text)
  if (folded.split(' ').length >= MIN_WORDS && /\p{L}/u.test(folded)) yield folded
}
