import { instructionPatterns } from '../../new-brand/starter-template.ts'
import type { Finding } from './finding.ts'
import { type LintedContent, publishedStories } from './linted-content.ts'
import { isJsonObject, textIn } from './walk.ts'

/** Finds placeholder texts of a new brand's first pages that nobody has replaced yet. */
export function findStarterTexts(linted: LintedContent): readonly Finding[] {
  const patterns = instructionPatterns()
  return publishedStories(linted).flatMap(({ full_slug, content }) =>
    [...textsIn(content, 'content')].flatMap(({ text, path }) => {
      const placeholder = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
      if (placeholder === undefined) return []
      const message = `is still the starter's text: ${JSON.stringify(placeholder)}`
      return [{ story: full_slug, path, message }]
    }),
  )
}

interface TextAtPath {
  readonly text: string
  readonly path: string
}

/** Every text of a value; each paragraph and heading of rich text is one text, whatever its marks. */
function* textsIn(value: unknown, path: string): Generator<TextAtPath> {
  if (typeof value === 'string') yield { text: value, path }
  if (typeof value !== 'object' || value === null) return
  if (isJsonObject(value) && isTextBlock(value)) return yield { text: textIn(value), path }
  for (const [key, inner] of Object.entries(value)) {
    yield* textsIn(inner, `${path}.${key}`)
  }
}

const isTextBlock = ({ type }: Readonly<Record<string, unknown>>) =>
  type === 'paragraph' || type === 'heading'
