import { fold } from '@prospectus/content/text/fold'
import type { Finding } from '../../../tools/content/lint/finding.ts'
import { type LintedContent, publishedStories } from '../../../tools/content/lint/linted-content.ts'
import { isJsonObject, objectsIn } from '../../../tools/content/lint/walk.ts'
import type { StoryFile } from '../../../tools/content/story-files.ts'
import { noteDay } from './editors-notes.ts'
import { contentOf, entriesOf } from './entries.ts'

/** A link from a paragraph to an entry. */
interface Reference {
  readonly from: StoryFile
  readonly to: StoryFile
  readonly path: string
  readonly label: string
  /** Day of the editor's note that contains the link, `YYYY-MM-DD`; undefined for other paragraphs. */
  readonly dayOfNote: string | undefined
  /** Text of the paragraph that contains the link. */
  readonly paragraph: string
}

const LABEL_BEFORE_LINK = /^(?:Later|Earlier|Später dazu)(?:, on [^:]+)?: /u

/** Finds links to later entries, unless the paragraph says when that was, or is an editor's note of a later day. */
export function laterReferenceFindings(seedContent: LintedContent): Finding[] {
  const entries = new Set(entriesOf(seedContent))
  return referencesIn(seedContent).flatMap(({ from, to, path, dayOfNote, paragraph }) => {
    const writtenOn = dayOfNote ?? dayOf(from)
    if (!entries.has(from) || dayOf(to) <= writtenOn || saysWhen(paragraph, to, writtenOn))
      return []
    const message = `dated ${writtenOn}, but refers to "${to.full_slug}" of ${dayOf(to)}: say “${whenOf(to, writtenOn)}” in the paragraph`
    return [{ story: from.full_slug, path, message }]
  })
}

/** Finds links after a label such as “Later:” or “Earlier, on payment:”, which reads as appended by a machine. */
export function labelledReferenceFindings(seedContent: LintedContent): Finding[] {
  return referencesIn(seedContent).flatMap(({ from, path, paragraph }) => {
    const [label] = LABEL_BEFORE_LINK.exec(paragraph) ?? []
    if (label === undefined) return []
    const message = `“${label.trim()}”: put the link into a sentence that needs it`
    return [{ story: from.full_slug, path, message }]
  })
}

function saysWhen(paragraph: string, to: StoryFile, writtenOn: string): boolean {
  return whenOf(to, writtenOn)
    .split(' ')
    .every((word) => wordsOf(paragraph).includes(fold(word)))
}

/** The year of a story, preceded by its month if the text that refers to it was written in the same year. */
function whenOf(to: StoryFile, writtenOn: string): string {
  const [year = '', month] = dayOf(to).split('-')
  return writtenOn.startsWith(year) ? `${MONTHS[Number(month) - 1]} ${year}` : year
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Finds links that quote a former or inexact title of the page that they lead to. */
export function quotedTitleFindings(seedContent: LintedContent): Finding[] {
  return referencesIn(seedContent).flatMap(({ from, to, path, label }) => {
    const [quoted, title] = [wordsOf(label), wordsOf(to.name)]
    if (` ${title.join(' ')} `.includes(` ${quoted.join(' ')} `)) return []
    const isFormer = quoted.join('-') === fold(to.full_slug.replace(/^.*\//, ''))
    const shared = quoted.filter((word) => title.includes(word)).length
    const isInexact = /^\p{Lu}/u.test(label) && quoted.length > 2 && shared / quoted.length > 0.6
    if (!isFormer && !isInexact) return []
    const message = `“${label}” leads to “${to.name}”: quote the current title exactly, or do not quote it`
    return [{ story: from.full_slug, path, message }]
  })
}

/** Finds entries that no text of another story links to. */
export function unlinkedFindings(seedContent: LintedContent): Finding[] {
  const linked = new Set(
    referencesIn(seedContent)
      .filter(({ from, to }) => from !== to)
      .map(({ to }) => to.uuid),
  )
  return entriesOf(seedContent)
    .filter(({ uuid }) => !linked.has(uuid))
    .map(({ full_slug }) => ({ story: full_slug, path: '', message: 'no text links to it' }))
}

function referencesIn(seedContent: LintedContent): readonly Reference[] {
  const references = cachedReferences.get(seedContent) ?? collectReferences(seedContent)
  cachedReferences.set(seedContent, references)
  return references
}

/** References by seed content; cached, because all rules of this file use them. */
const cachedReferences = new WeakMap<LintedContent, readonly Reference[]>()

function collectReferences(seedContent: LintedContent): readonly Reference[] {
  const entries = new Map(entriesOf(seedContent).map((story) => [story.uuid, story]))
  return publishedStories(seedContent).flatMap((from) =>
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

/** The uuid of the story that a run of text links to; undefined if none. */
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
