import { fold } from '@prospectus/content/text/fold'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { bodyTexts, entriesOf, sentencesOf, shortened } from './entries.ts'

const MAX_ENTRIES = 3
/** Shorter sentences, such as “Yes, it does.”, may repeat. */
const MIN_WORDS = 5

/** Finds sentences that occur in more than three entries. */
export function repeatFindings(seedContent: LintedContent): Finding[] {
  const occurrences = new Map<
    string,
    { readonly sentence: string; readonly stories: Set<string> }
  >()
  for (const story of entriesOf(seedContent)) {
    for (const sentence of bodyTexts(story).flatMap(({ text }) => sentencesOf(text))) {
      if (sentence.split(' ').length < MIN_WORDS) continue
      const key = fold(sentence)
      const occurrence = occurrences.get(key) ?? { sentence, stories: new Set() }
      occurrence.stories.add(story.full_slug)
      occurrences.set(key, occurrence)
    }
  }
  return [...occurrences.values()]
    .filter(({ stories }) => stories.size > MAX_ENTRIES)
    .flatMap(({ sentence, stories }) =>
      [...stories].map((story) => {
        const message = `this sentence is in ${stories.size} entries, expected at most ${MAX_ENTRIES}: “${shortened(sentence)}”`
        return { story, path: '', message }
      }),
    )
}
