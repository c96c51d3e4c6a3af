import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { bodyTexts, contentOf, entriesOf } from './entries.ts'
import { isGerman } from './story-texts.ts'

/** The least words of an entry's text, by section. */
const WORDS: Readonly<Record<string, number>> = {
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
const WORDS_OF_TRANSLATION = 120
const CARD = { least: 70, most: 160 }

/** Every entry says enough in its text, and neither too little nor too much on its card. */
export function lengthFindings(bundled: Bundled): Finding[] {
  return entriesOf(bundled).flatMap((story) => {
    const words = bodyTexts(story).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
    const least = isGerman(story) ? WORDS_OF_TRANSLATION : (WORDS[sectionOf(story.full_slug)] ?? 0)
    const { description } = contentOf(story)
    const letters = typeof description === 'string' ? [...description].length : 0
    const at = (path: string, message: string) => ({ story: story.full_slug, path, message })
    return [
      ...(words < least
        ? [at('content.body', `${words} words, at least ${least} are wanted`)]
        : []),
      ...(letters < CARD.least || letters > CARD.most
        ? [
            at(
              'content.description',
              `${letters} characters, expected ${CARD.least} to ${CARD.most}`,
            ),
          ]
        : []),
    ]
  })
}
