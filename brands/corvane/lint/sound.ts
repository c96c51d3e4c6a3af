import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf, entriesOf, shortened } from './entries.ts'
import { numberWord } from './number-words.ts'
import { storyTexts } from './story-texts.ts'

/** The theme of entries with a recording (decision 0094). */
export const WITH_SOUND = 'with-sound'

/** Fewer chapters are no help in finding a place; more do not fit beside the player on a phone. */
const CHAPTER_COUNT = { min: 4, max: 6 } as const

/**
 * Finds podcast entries without a recording that mention an episode, listeners, times or a length; entries that have
 * only one of a recording and the theme `with-sound`; and transcripts of recordings without chapters or times of turns.
 */
export function soundFindings(seedContent: LintedContent): Finding[] {
  return entriesOf(seedContent).flatMap((story) => {
    const { theme, duration, recording_note: note } = contentOf(story)
    const isRecorded = hasRecording(story)
    const at = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const hasTheme = Array.isArray(theme) && theme.includes(WITH_SOUND)
    return [
      ...(hasTheme === isRecorded
        ? []
        : [at('content.theme', `${WITH_SOUND} and a recording: expected both or neither`)]),
      ...(sectionOf(story.full_slug.replace(/^de\//, '')) !== 'podcast' || isRecorded
        ? []
        : [
            ...(duration || note
              ? [at('content.duration', 'a length or note of a recording, but the entry has none')]
              : []),
            ...recordingPromises(story),
          ]),
      ...(isRecorded ? transcriptFindings(story) : []),
    ]
  })
}

/** Finds texts that give a wrong number of conversations with a recording. */
export function soundCountFindings(seedContent: LintedContent): Finding[] {
  const recordings = entriesOf(seedContent).filter(
    (story) => sectionOf(story.full_slug) === 'podcast' && hasRecording(story),
  ).length
  const expected = numberWord(recordings) ?? String(recordings)
  return publishedStories(seedContent).flatMap((story) =>
    storyTexts(story).flatMap(({ path, text }) =>
      [...text.matchAll(RECORDING_COUNT)]
        .map((match) => match.slice(1).find(Boolean) ?? '')
        .filter((found) => found.toLowerCase() !== expected)
        .map((found) => ({
          story: story.full_slug,
          path,
          message: `says that “${found}” conversations can be heard, but there are ${expected}: ${shortened(text)}`,
        })),
    ),
  )
}

/** False also for a field whose file was removed: its object stays, without a file name. */
function hasRecording(story: StoryFile): boolean {
  const { audio } = contentOf(story)
  return isJsonObject(audio) && Boolean(audio.filename)
}

const RECORDING_COUNT =
  /\b(\w+) (?:to hear, \d+ short reads|conversations(?: on projects)? to hear|have sound as well|conversations(?: (?:in|from) “?Float and Drift”?,?)? (?:can be heard|have sound|with sound))|^Hear the (\w+)$/gi

/** Matches words that promise a recording, and timestamps. */
const RECORDING_PROMISE =
  /\bepisodes?\b|\blisteners?\b|\blisten to\b|\bthis recording\b|\bif you hear\b|^\[\d+:\d\d\]|\b(?:diese[rn]?|eine[rn]?) Folge\b|\bHörer(?:in)?(?:nen)?\b/i

function recordingPromises(story: StoryFile): readonly Finding[] {
  return storyTexts(story).flatMap(({ path, text }) => {
    const [found] = RECORDING_PROMISE.exec(text) ?? []
    if (found === undefined) return []
    const message = `“${found}” in an entry without a recording: ${shortened(text)}`
    return [{ story: story.full_slug, path, message }]
  })
}

function transcriptFindings(story: StoryFile): readonly Finding[] {
  const at = (message: string) => ({ story: story.full_slug, path: 'content.transcript', message })
  const { chapterCount, times, untimed } = transcriptParts(story)
  const isAscending = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))
  return [
    ...(chapterCount < CHAPTER_COUNT.min || chapterCount > CHAPTER_COUNT.max
      ? [at(`${chapterCount} chapters, expected ${CHAPTER_COUNT.min} to ${CHAPTER_COUNT.max}`)]
      : []),
    ...untimed.map((text) => at(`this turn has no time, such as [1:05]: ${shortened(text)}`)),
    ...(times[0] === 0 && isAscending ? [] : [at('the times of the turns must rise from 0:00')]),
  ]
}

/** The number of a transcript's chapters, the times of its turns in seconds, and the turns without a time. */
function transcriptParts(story: StoryFile) {
  const { transcript } = contentOf(story)
  const nodes =
    isJsonObject(transcript) && Array.isArray(transcript.content) ? transcript.content : []
  const types = nodes.map((node) => (isJsonObject(node) ? node.type : undefined))
  const texts = storyTexts(story).filter(({ path }) => path.startsWith('content.transcript.'))
  const turns = texts.map(({ text }) => text).filter((_, index) => types[index] !== 'heading')
  const timeMatches = turns.map((text) => /^\[(\d+):(\d\d)\] /.exec(text))
  return {
    chapterCount: types.filter((type) => type === 'heading').length,
    times: timeMatches.flatMap((match) =>
      match === null ? [] : [Number(match[1]) * 60 + Number(match[2])],
    ),
    untimed: turns.filter((_, index) => timeMatches[index] === null),
  }
}

/**
 * Length of an MP3 recording in seconds, from the frame count that its first frame states; undefined if it states none.
 * LAME writes the tag `Info` for a constant bit rate or `Xing` for a variable one, then flags, then the frame count.
 */
export function secondsOfRecording(bytes: Buffer): number | undefined {
  const tag = Math.max(bytes.indexOf('Info'), bytes.indexOf('Xing'))
  const frame = bytes.lastIndexOf(0xff, tag)
  const header = frame < 0 ? 0 : bytes.readUInt32BE(frame)
  const hasFrameCount = tag >= 0 && (bytes.readUInt32BE(tag + 4) & 1) === 1
  if (!hasFrameCount || header >>> 21 !== 0x7ff) return undefined
  const isMpeg1 = ((header >>> 19) & 3) === 3
  const sampleRate = [44_100, 48_000, 32_000][(header >>> 10) & 3]
  if (sampleRate === undefined) return undefined
  return (
    (bytes.readUInt32BE(tag + 8) * (isMpeg1 ? 1152 : 576)) / (isMpeg1 ? sampleRate : sampleRate / 2)
  )
}
