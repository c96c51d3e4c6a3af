import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { bodyTexts, contentOf, entriesOf } from './entries.ts'
import { isGerman } from './story-texts.ts'

/** Minimum number of words in an entry's text, by section. */
const MIN_WORDS: Readonly<Record<string, number>> = {
  podcast: 180,
  blog: 450,
  videos: 100,
  news: 180,
  guidebooks: 700,
  'client-stories': 350,
  whitepapers: 400,
  events: 150,
  webinars: 150,
  datasheets: 150,
  publications: 120,
  'project-management-awards': 120,
  'webinar-recording-pages': 120,
}
const MIN_TRANSLATION_WORDS = 120
const CARD_CHARACTERS = { min: 70, max: 160 }

/** Finds entries whose text is too short, or whose description does not fit a card. */
export function lengthFindings(seedContent: LintedContent): Finding[] {
  return entriesOf(seedContent).flatMap((story) => {
    const words = bodyTexts(story).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
    const minimum = isGerman(story)
      ? MIN_TRANSLATION_WORDS
      : (MIN_WORDS[sectionOf(story.full_slug)] ?? 0)
    const { description } = contentOf(story)
    const characters = typeof description === 'string' ? [...description].length : 0
    const finding = (path: string, message: string) => ({ story: story.full_slug, path, message })
    return [
      ...(words < minimum
        ? [finding('content.body', `${words} words, expected at least ${minimum}`)]
        : []),
      ...(characters < CARD_CHARACTERS.min || characters > CARD_CHARACTERS.max
        ? [
            finding(
              'content.description',
              `${characters} characters, expected ${CARD_CHARACTERS.min} to ${CARD_CHARACTERS.max}`,
            ),
          ]
        : []),
    ]
  })
}
