import { fold } from '@prospectus/content/text/fold'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject, objectsIn } from '../../../tools/content/lint/walk.ts'
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
  /** Text of the paragraph that contains the link. */
  readonly paragraph: string
}

const LABEL = /^(?:Later|Earlier|Später dazu)(?:, on [^:]+)?: /u

/** No entry refers to a later one, except where its paragraph says when, or in an editor's note of a later day. */
export function laterReferenceFindings(bundled: LintedContent): Finding[] {
  const entries = new Set(entriesOf(bundled))
  return referencesIn(bundled).flatMap(({ from, to, path, dayOfNote, paragraph }) => {
    const written = dayOfNote ?? dayOf(from)
    if (!entries.has(from) || dayOf(to) <= written || saysWhen(paragraph, to, written)) return []
    const message = `dated ${written}, refers to "${to.full_slug}" of ${dayOf(to)}: its paragraph does not say “${whenOf(to, written)}”`
    return [{ story: from.full_slug, path, message }]
  })
}

/** No link stands behind a label such as “Later:” or “Earlier, on payment:”, which reads as appended by a machine. */
export function labelledReferenceFindings(bundled: LintedContent): Finding[] {
  return referencesIn(bundled).flatMap(({ from, path, paragraph }) => {
    const [label] = LABEL.exec(paragraph) ?? []
    if (label === undefined) return []
    const message = `“${label.trim()}”: put the link into a sentence that needs it`
    return [{ story: from.full_slug, path, message }]
  })
}

function saysWhen(paragraph: string, to: StoryFile, written: string): boolean {
  return whenOf(to, written)
    .split(' ')
    .every((word) => wordsOf(paragraph).includes(fold(word)))
}

/** The year of a story, with its month where the text that refers to it is of the same year. */
function whenOf(to: StoryFile, written: string): string {
  const [year = '', month] = dayOf(to).split('-')
  return written.startsWith(year) ? `${MONTHS[Number(month) - 1]} ${year}` : year
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** A link that quotes a title quotes the page's current title. */
export function quotedTitleFindings(bundled: LintedContent): Finding[] {
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
export function unlinkedFindings(bundled: LintedContent): Finding[] {
  const linked = new Set(
    referencesIn(bundled)
      .filter(({ from, to }) => from !== to)
      .map(({ to }) => to.uuid),
  )
  return entriesOf(bundled)
    .filter(({ uuid }) => !linked.has(uuid))
    .map(({ full_slug }) => ({ story: full_slug, path: '', message: 'no text links to it' }))
}

function referencesIn(bundled: LintedContent): readonly Reference[] {
  const found = referencesByBundle.get(bundled) ?? collectReferences(bundled)
  referencesByBundle.set(bundled, found)
  return found
}

/** Cached, because all rules of this file use them. */
const referencesByBundle = new WeakMap<LintedContent, readonly Reference[]>()

function collectReferences(bundled: LintedContent): readonly Reference[] {
  const entries = new Map(entriesOf(bundled).map((story) => [story.uuid, story]))
  return publishedStories(bundled).flatMap((from) =>
    [...objectsIn(from.content, 'content')]
      .filter(({ value }) => value.type === 'paragraph' && Array.isArray(value.content))
      .flatMap(({ value, path }) => {
        const runs = (value.content as readonly unknown[]).filter(isJsonObject)
        const paragraph = runs.map(({ text }) => text ?? '').join('')
        const dayOfNote = noteDay(paragraph)
        return runs.flatMap(({ text, marks }) => {
          const to = entries.get(targetOf(marks) ?? '')
          return to === undefined
            ? []
            : [{ from, to, path, label: String(text), dayOfNote, paragraph }]
        })
      }),
  )
}

/** The id of the story that a run of text links to. */
function targetOf(marks: unknown): string | undefined {
  const link = [marks].flat().find((mark) => isJsonObject(mark) && mark.type === 'link')
  const attrs = isJsonObject(link) && isJsonObject(link.attrs) ? link.attrs : {}
  return typeof attrs.uuid === 'string' ? attrs.uuid : undefined
}

function dayOf(story: StoryFile): string {
  const { date } = contentOf(story)
  return (typeof date === 'string' && date !== '' ? date : story.created_at).slice(0, 10)
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
