import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { isMapping } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf, entriesOf, shortened } from './entries.ts'
import { storyTexts } from './story-texts.ts'

/** The theme that lists what can be heard (decision 0094). */
export const WITH_SOUND = 'with-sound'

/**
 * An entry of the podcast without a recording is not called one: no episode, no listeners, no times, no length. One with
 * a recording, and no other entry, has the theme that lists what can be heard.
 */
export function soundFindings(bundled: Bundled): Finding[] {
  return entriesOf(bundled).flatMap((story) => {
    const { audio, theme, duration, recording_note: note } = contentOf(story)
    const isHeard = isMapping(audio) && Boolean(audio.filename)
    const at = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const isListed = Array.isArray(theme) && theme.includes(WITH_SOUND)
    return [
      ...(isListed === isHeard
        ? []
        : [at('content.theme', `${WITH_SOUND} and a recording: expected both or neither`)]),
      ...(sectionOf(story.full_slug.replace(/^de\//, '')) !== 'podcast' || isHeard
        ? []
        : [
            ...(duration || note
              ? [at('content.duration', 'a length or note of a recording, without one')]
              : []),
            ...wordsOfSound(story),
          ]),
    ]
  })
}

/** Words that promise something to hear, and times in a text that has none. */
const SOUND =
  /\bepisodes?\b|\blisteners?\b|\blisten to\b|\bthis recording\b|\bif you hear\b|^\[\d+:\d\d\]|\b(?:diese[rn]?|eine[rn]?) Folge\b|\bHörer(?:in)?(?:nen)?\b/i

function wordsOfSound(story: StoryFile): readonly Finding[] {
  return storyTexts(story).flatMap(({ path, text }) => {
    const [found] = SOUND.exec(text) ?? []
    if (found === undefined) return []
    const message = `“${found}” in an entry without sound: ${shortened(text)}`
    return [{ story: story.full_slug, path, message }]
  })
}
