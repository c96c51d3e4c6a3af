import { sectionOf } from '../../../tools/content/full-slug.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import type { LintedContent } from '../../../tools/content/lint/linted-content.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { contentOf, entriesOf, shortened } from './entries.ts'
import { storyTexts } from './story-texts.ts'

const SECTIONS: ReadonlySet<string> = new Set(['videos', 'webinar-recording-pages'])

/** Match phrases that promise chapters, or a longer version. */
const PROMISES: readonly RegExp[] = [
  /^(?:Chapters?|Minute)$|^Chapters? of the/,
  /\b(?:whole|full) (?:lesson|recording|film)\b/i,
  /\bsent on request\b/i,
]

/** Finds lessons and recordings that promise more than their film, or have a length without a film. */
export function filmFindings(seedContent: LintedContent): Finding[] {
  return entriesOf(seedContent)
    .filter(({ full_slug }) => SECTIONS.has(sectionOf(full_slug)))
    .flatMap((story) => [...promiseFindings(story), ...lengthFindings(story)])
}

function promiseFindings(story: StoryFile): readonly Finding[] {
  return storyTexts(story).flatMap(({ path, text }) => {
    const found = PROMISES.map((pattern) => pattern.exec(text.trim())?.[0]).find(Boolean)
    if (found === undefined) return []
    const message = `“${found}” promises more than the film on the page: ${shortened(text)}`
    return [{ story: story.full_slug, path, message }]
  })
}

function lengthFindings(story: StoryFile): readonly Finding[] {
  const { video_url: video, duration } = contentOf(story)
  if (video || !duration) return []
  return [
    { story: story.full_slug, path: 'content.duration', message: 'has a length, but no film' },
  ]
}

/** Length of an MP4 film in seconds; undefined unless it has a movie header of version 0 (ISO 14496-12, 8.2.2). */
export function secondsOfFilm(bytes: Buffer): number | undefined {
  const header = bytes.indexOf('mvhd')
  if (header < 0 || bytes[header + 4] !== 0) return undefined
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16)
}
