import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { bodyTexts, contentOf, entriesOf } from './entries.ts'

/** Finds events that end before they start, and yearly events whose texts name a year. */
export function dateFindings(seedContent: LintedContent): Finding[] {
  return entriesOf(seedContent).flatMap((story) => {
    const { starts_at: starts, ends_at: ends, repeats } = contentOf(story)
    const finding = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const year = repeats === 'yearly' ? yearIn(story) : undefined
    return [
      ...(year === undefined
        ? []
        : [finding('content.repeats', `repeats every year, but its text names one: “${year}”`)]),
      ...(isTimestamp(starts) && isTimestamp(ends) && comparable(ends) < comparable(starts)
        ? [finding('content.ends_at', `ends at ${ends}, before it starts at ${starts}`)]
        : []),
    ]
  })
}

/** Returns the first year in an entry's texts, with the words before it; undefined if there is none. */
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

/** Brings `2026-03-05 16:00` and `2026-03-05T16:00:00.000Z` into one form, so that timestamps compare as texts. */
function comparable(value: string): string {
  return value.replace('T', ' ').slice(0, 16)
}
