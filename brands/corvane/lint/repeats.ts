import { fold } from '@prospectus/content/text/fold'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import { bodyTexts, entriesOf, sentencesOf, shortened } from './entries.ts'

const MAX_ENTRIES = 3
/** Shorter sentences, such as “Yes, it does.”, may repeat. */
const MIN_WORDS = 5

/** No sentence occurs in more than three entries. */
export function repeatFindings(bundled: LintedContent): Finding[] {
  const owners = new Map<string, { readonly sentence: string; readonly stories: Set<string> }>()
  for (const story of entriesOf(bundled)) {
    for (const sentence of bodyTexts(story).flatMap(({ text }) => sentencesOf(text))) {
      if (sentence.split(' ').length < MIN_WORDS) continue
      const key = fold(sentence)
      const entry = owners.get(key) ?? { sentence, stories: new Set() }
      entry.stories.add(story.full_slug)
      owners.set(key, entry)
    }
  }
  return [...owners.values()]
    .filter(({ stories }) => stories.size > MAX_ENTRIES)
    .flatMap(({ sentence, stories }) =>
      [...stories].map((story) => {
        const message = `a sentence of ${stories.size} entries, at most ${MAX_ENTRIES}: “${shortened(sentence)}”`
        return { story, path: '', message }
      }),
    )
}
