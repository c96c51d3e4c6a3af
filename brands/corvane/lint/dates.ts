import type { Bundled } from '../../../tools/content/lint/bundled.ts'
import type { Fault } from '../../../tools/content/lint/fault.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { people } from '../canon/people.ts'
import { bodyTexts, contentOf, entriesOf } from './entries.ts'

const joined = new Map(people.map(({ name, joined }) => [name, joined]))

/** Nobody signs a text before joining, and what has a beginning and an end has them in this order. */
export function dateFaults(bundled: Bundled): Fault[] {
  return entriesOf(bundled).flatMap((story) => {
    const { author, starts_at: starts, ends_at: ends } = contentOf(story)
    const at = (path: string, message: string) => ({ story: story.full_slug, path, message })
    const day = dayOf(story)
    const year = contentOf(story).repeats === 'yearly' ? yearIn(story) : undefined
    const first = typeof author === 'string' ? joined.get(author) : undefined
    return [
      ...(year === undefined
        ? []
        : [at('content.repeats', `comes again every year, and yet names one: “${year}”`)]),
      ...(first !== undefined && day < first
        ? [at('content.author', `signed by ${author} on ${day}, who joined on ${first}`)]
        : []),
      ...(isMoment(starts) && isMoment(ends) && moment(ends) < moment(starts)
        ? [at('content.ends_at', `ends at ${ends}, before it starts at ${starts}`)]
        : []),
    ]
  })
}

/** The words around a year in what visitors read of an entry; undefined where there is none. */
function yearIn(story: StoryFile): string | undefined {
  const texts = [
    story.name,
    contentOf(story).description,
    ...bodyTexts(story).map(({ text }) => text),
  ]
  for (const text of texts) {
    const found = typeof text === 'string' ? /.{0,30}\b20[1-4]\d\b/.exec(text) : null
    if (found !== null) return found[0]
  }
  return undefined
}

function dayOf(story: StoryFile): string {
  const { date } = contentOf(story)
  return (typeof date === 'string' && date !== '' ? date : story.created_at).slice(0, 10)
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** `2026-03-05 16:00` and `2026-03-05T16:00:00.000Z` compare as texts, once they are written alike. */
function moment(value: string): string {
  return value.replace('T', ' ').slice(0, 16)
}
