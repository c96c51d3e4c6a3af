import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf, entriesOf, shortened } from './entries.ts'
import { storyTexts } from './story-texts.ts'

/** The theme of entries with a recording (decision 0094). */
export const WITH_SOUND = 'with-sound'

/** Fewer chapters do not help with navigation; more do not fit beside the player on a phone. */
const CHAPTERS = { least: 4, most: 6 } as const

/**
 * A podcast entry without a recording mentions no episode, listeners, times or length. Entries with a recording, and no
 * others, have the theme `with-sound`; their transcripts have chapters, and the time of each turn.
 */
export function soundFindings(bundled: LintedContent): Finding[] {
  return entriesOf(bundled).flatMap((story) => {
    const { theme, duration, recording_note: note } = contentOf(story)
    const isHeard = hasRecording(story)
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
      ...(isHeard ? transcriptFindings(story) : []),
    ]
  })
}

/** Texts give the number of conversations with a recording correctly. */
export function soundCountFindings(bundled: LintedContent): Finding[] {
  const recordings = entriesOf(bundled).filter(
    (story) => sectionOf(story.full_slug) === 'podcast' && hasRecording(story),
  ).length
  const expected = COUNT_WORDS[recordings] ?? String(recordings)
  return publishedStories(bundled).flatMap((story) =>
    storyTexts(story).flatMap(({ path, text }) =>
      [...text.matchAll(RECORDING_COUNT)]
        .map((match) => match.slice(1).find(Boolean) ?? '')
        .filter((found) => found.toLowerCase() !== expected)
        .map((found) => ({
          story: story.full_slug,
          path,
          message: `says that “${found}” can be heard, but there are ${expected}: ${shortened(text)}`,
        })),
    ),
  )
}

/** False for a field whose file was removed: it stays, without a name. */
function hasRecording(story: StoryFile): boolean {
  const { audio } = contentOf(story)
  return isJsonObject(audio) && Boolean(audio.filename)
}

const COUNT_WORDS: readonly string[] =
  'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

const RECORDING_COUNT =
  /\b(\w+) (?:to hear, \d+ short reads|conversations(?: on projects)? to hear|have sound as well|conversations(?: (?:in|from) “?Float and Drift”?,?)? (?:can be heard|have sound|with sound))|^Hear the (\w+)$/gi

/** Words that promise a recording, and timestamps. */
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

function transcriptFindings(story: StoryFile): readonly Finding[] {
  const at = (message: string) => ({ story: story.full_slug, path: 'content.transcript', message })
  const { headings, times, untimed } = passages(story)
  const inOrder = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))
  return [
    ...(headings < CHAPTERS.least || headings > CHAPTERS.most
      ? [at(`${headings} chapters, expected ${CHAPTERS.least} to ${CHAPTERS.most}`)]
      : []),
    ...untimed.map((text) => at(`a turn without its time: ${shortened(text)}`)),
    ...(times[0] === 0 && inOrder ? [] : [at('times that do not rise from 0:00')]),
  ]
}

/** Counts a transcript's chapters, and returns the times of its turns in seconds, and turns without a time. */
function passages(story: StoryFile) {
  const { transcript } = contentOf(story)
  const nodes =
    isJsonObject(transcript) && Array.isArray(transcript.content) ? transcript.content : []
  const types = nodes.map((node) => (isJsonObject(node) ? node.type : undefined))
  const texts = storyTexts(story).filter(({ path }) => path.startsWith('content.transcript.'))
  const turns = texts.map(({ text }) => text).filter((_, index) => types[index] !== 'heading')
  const clocks = turns.map((text) => /^\[(\d+):(\d\d)\] /.exec(text))
  return {
    headings: types.filter((type) => type === 'heading').length,
    times: clocks.flatMap((clock) =>
      clock === null ? [] : [Number(clock[1]) * 60 + Number(clock[2])],
    ),
    untimed: turns.filter((_, index) => clocks[index] === null),
  }
}

/**
 * Length of an MP3 recording in seconds, from the frame count in its first frame; undefined without one. LAME writes
 * the tag `Info` for a constant bit rate or `Xing` for a variable one, then flags, then the frame count.
 */
export function secondsOfRecording(bytes: Buffer): number | undefined {
  const tag = Math.max(bytes.indexOf('Info'), bytes.indexOf('Xing'))
  const frame = bytes.lastIndexOf(0xff, tag)
  const header = frame < 0 ? 0 : bytes.readUInt32BE(frame)
  const isCounted = tag >= 0 && (bytes.readUInt32BE(tag + 4) & 1) === 1
  if (!isCounted || header >>> 21 !== 0x7ff) return undefined
  const isMpeg1 = ((header >>> 19) & 3) === 3
  const rate = [44_100, 48_000, 32_000][(header >>> 10) & 3]
  if (rate === undefined) return undefined
  return (bytes.readUInt32BE(tag + 8) * (isMpeg1 ? 1152 : 576)) / (isMpeg1 ? rate : rate / 2)
}
