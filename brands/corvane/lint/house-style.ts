import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { isGerman, storyTexts } from './story-texts.ts'

/** Phrases to avoid in English, and what to write instead; see docs/guides/house-style.md. */
const avoidedPhrases: readonly (readonly [RegExp, string])[] = [
  [/\d\s%/, 'no space before %'],
  [/\d per ?cent\b|\bpercent\b/, 'write a figure with %, as in 7%'],
  [/[£$€]\d[\d.,]*\s(?:million|thousand|billion|m|k|bn)\b/, 'write £1.5m and £640k'],
  [/[£$€] (?:m|k)\b/, 'in a table head, write £ million or £ thousand'],
  [/\b[Ee]-mails?\b/, 'write email'],
  [/(?<![-@./\w])[Mm]ails?\b(?![-@.]\w)/, 'write email'],
  [/\btelephones?\b/i, 'write phone'],
  [/\b(?:ring|rings|rang|rung|ringing)\b/i, 'write call'],
  [/\b(?:some|any|every)body\b/i, 'write someone, anyone, everyone'],
  [
    /\b\d{1,2}(?:st|nd|rd|th) (?:of )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/,
    'write 30 September',
  ],
  [
    /\b(?:January|February|March|April|June|July|August|September|October|November|December) \d{1,2}, \d{4}/,
    'write 30 September 2025',
  ],
  [/\bSept\b/, 'write Sep, three letters as for every month'],
  [/\b\d+(?:kg|km|kW|MW|kWh|MB|GB)\b/, 'a space before a unit, as in 4 GB'],
  [/!(?=\s|$)/, 'no exclamation marks'],
  [
    /\b(?:seamless(?:ly)?|revolutioni[sz]e|game-chang\w+|cutting-edge|best-in-class)\b/i,
    'write plain words',
  ],
]

/** Finds phrases in English texts that the house style avoids. */
export function houseStyleFindings({ stories }: LintedContent): Finding[] {
  return stories
    .filter((story) => !isGerman(story))
    .flatMap((story) =>
      storyTexts(story).flatMap(({ path, text }) =>
        avoidedPhrases.flatMap(([pattern, advice]) => {
          const found = pattern.exec(text)?.[0]
          return found === undefined
            ? []
            : [{ story: story.full_slug, path, message: `"${found}": ${advice}` }]
        }),
      ),
    )
}
