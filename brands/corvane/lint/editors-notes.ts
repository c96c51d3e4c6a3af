import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { entriesOf } from './entries.ts'
import { storyTexts } from './story-texts.ts'

const MONTHS: Readonly<Record<string, string>> = {
  ...monthsOf(
    'January February March April May June July August September October November December',
  ),
  ...monthsOf('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
}
const NOTE = /^(?:Editor’s note|Anmerkung der Redaktion)(?:, (\d{1,2})\.? (\p{L}+) (\d{4}):)?/u

/** The day of an editor's note, `YYYY-MM-DD`; undefined for other texts, and for a note without a day. */
export function noteDay(text: string): string | undefined {
  const [, day, month = '', year] = NOTE.exec(text) ?? []
  const number = MONTHS[month]
  return day === undefined || number === undefined
    ? undefined
    : `${year}-${number}-${day.padStart(2, '0')}`
}

/** Finds editor's notes without a day, and those of a day after the last change of their entry. */
export function noteFindings(seedContent: LintedContent): Finding[] {
  return entriesOf(seedContent).flatMap((story) =>
    storyTexts(story).flatMap(({ path, text }) => {
      if (!NOTE.test(text)) return []
      const message = problemIn(noteDay(text), story)
      return message === undefined ? [] : [{ story: story.full_slug, path, message }]
    }),
  )
}

function problemIn(day: string | undefined, { updated_at }: StoryFile): string | undefined {
  if (day === undefined)
    return 'the editor’s note has no day: begin it like “Editor’s note, 24 November 2026:”'
  return String(updated_at) < day
    ? `the editor's note is of ${day}, but updated_at is earlier, ${updated_at}: set it to ${day} or later`
    : undefined
}

function monthsOf(names: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.split(' ').map((name, index) => [name, String(index + 1).padStart(2, '0')]),
  )
}
