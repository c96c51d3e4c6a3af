import { fold } from '@prospectus/content/text/fold'
import { type Bundled, publishedStories } from '../../../tools/content/lint/bundled.ts'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { isMapping, mappingsIn } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { noteDay } from './editors-notes.ts'
import { contentOf, entriesOf } from './entries.ts'

/** A link in a running text to an entry of the catalogue. */
interface Reference {
  readonly from: StoryFile
  readonly to: StoryFile
  readonly path: string
  readonly label: string
  /** Day of the editor's note that contains the link, `YYYY-MM-DD`. */
  readonly dayOfNote: string | undefined
  /** True in a last paragraph about later events, which begins with “Later:”. */
  readonly isLater: boolean
}

const LATER = /^(?:Later(?:, on [^:]+)?|Später dazu): /u

/** No entry refers to a later one, except in a paragraph “Later:” or an editor's note of a later day. */
export function laterReferenceFindings(bundled: Bundled): Finding[] {
  const entries = new Set(entriesOf(bundled))
  return referencesIn(bundled).flatMap(({ from, to, path, dayOfNote, isLater }) => {
    const written = dayOfNote ?? dayOf(from)
    if (!entries.has(from) || dayOf(to) > written === isLater) return []
    const message = isLater
      ? `“Later:” leads to "${to.full_slug}" of ${dayOf(to)}, which is not later than ${written}`
      : `of ${written} refers to "${to.full_slug}" of ${dayOf(to)}: move the link to a last paragraph “Later:”`
    return [{ story: from.full_slug, path, message }]
  })
}

/** A link that quotes a title quotes the page's current title. */
export function quotedTitleFindings(bundled: Bundled): Finding[] {
  return referencesIn(bundled).flatMap(({ from, to, path, label }) => {
    const [quoted, title] = [wordsOf(label), wordsOf(to.name)]
    if (` ${title.join(' ')} `.includes(` ${quoted.join(' ')} `)) return []
    const isFormer = quoted.join('-') === fold(to.full_slug.replace(/^.*\//, ''))
    const shared = quoted.filter((word) => title.includes(word)).length
    const isAlmost = /^\p{Lu}/u.test(label) && quoted.length > 2 && shared / quoted.length > 0.6
    if (!isFormer && !isAlmost) return []
    const message = `“${label}” leads to “${to.name}”: quote the title as it is, or none`
    return [{ story: from.full_slug, path, message }]
  })
}

/** Each entry is linked from the text of another story. */
export function unlinkedFindings(bundled: Bundled): Finding[] {
  const linked = new Set(
    referencesIn(bundled)
      .filter(({ from, to }) => from !== to)
      .map(({ to }) => to.uuid),
  )
  return entriesOf(bundled)
    .filter(({ uuid }) => !linked.has(uuid))
    .map(({ full_slug }) => ({ story: full_slug, path: '', message: 'no text links to it' }))
}

function referencesIn(bundled: Bundled): readonly Reference[] {
  const found = referencesByBundle.get(bundled) ?? collectReferences(bundled)
  referencesByBundle.set(bundled, found)
  return found
}

/** Cached, because three rules use them. */
const referencesByBundle = new WeakMap<Bundled, readonly Reference[]>()

function collectReferences(bundled: Bundled): readonly Reference[] {
  const entries = new Map(entriesOf(bundled).map((story) => [story.uuid, story]))
  return publishedStories(bundled).flatMap((from) =>
    [...mappingsIn(from.content, 'content')]
      .filter(({ value }) => value.type === 'paragraph' && Array.isArray(value.content))
      .flatMap(({ value, path }) => {
        const runs = (value.content as readonly unknown[]).filter(isMapping)
        const paragraph = runs.map(({ text }) => text ?? '').join('')
        const [dayOfNote, isLater] = [noteDay(paragraph), LATER.test(paragraph)]
        return runs.flatMap(({ text, marks }) => {
          const to = entries.get(targetOf(marks) ?? '')
          return to === undefined
            ? []
            : [{ from, to, path, label: String(text), dayOfNote, isLater }]
        })
      }),
  )
}

/** The id of the story that a run of text links to. */
function targetOf(marks: unknown): string | undefined {
  const link = [marks].flat().find((mark) => isMapping(mark) && mark.type === 'link')
  const attrs = isMapping(link) && isMapping(link.attrs) ? link.attrs : {}
  return typeof attrs.uuid === 'string' ? attrs.uuid : undefined
}

function dayOf(story: StoryFile): string {
  const { date } = contentOf(story)
  return (typeof date === 'string' && date !== '' ? date : story.created_at).slice(0, 10)
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
