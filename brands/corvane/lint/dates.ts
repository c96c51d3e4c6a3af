import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { bodyTexts, contentOf, entriesOf } from './entries.ts'

/** No event ends before it starts, and yearly ones name no year. */
export function dateFindings(bundled: LintedContent): Finding[] {
  return entriesOf(bundled).flatMap((story) => {
    const { starts_at: starts, ends_at: ends, repeats } = contentOf(story)
    const finding = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const year = repeats === 'yearly' ? yearIn(story) : undefined
    return [
      ...(year === undefined
        ? []
        : [finding('content.repeats', `comes again every year, and yet names one: “${year}”`)]),
      ...(isTimestamp(starts) && isTimestamp(ends) && timestamp(ends) < timestamp(starts)
        ? [finding('content.ends_at', `ends at ${ends}, before it starts at ${starts}`)]
        : []),
    ]
  })
}

/** Finds a year in an entry's texts and returns it with the words before it; undefined without one. */
function yearIn(story: StoryFile): string | undefined {
  const texts = [
    story.name,
    contentOf(story).description,
    ...bodyTexts(story).map(({ text }) => text),
  ]
  for (const text of texts) {
    const found = typeof text === 'string' ? /.{0,30}\b20[1-4]\d\b/.exec(text) : null
    if (found !== null) return found[0]
  }
  return undefined
}

function isTimestamp(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** Normalises `2026-03-05 16:00` and `2026-03-05T16:00:00.000Z`, so that they compare as texts. */
function timestamp(value: string): string {
  return value.replace('T', ' ').slice(0, 16)
}
