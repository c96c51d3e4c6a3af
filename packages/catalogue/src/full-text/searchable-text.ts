import { createReadContext, NO_SITE } from '@prospectus/content/reading/site-context'
import { readStoryKind } from '@prospectus/content/reading/story-kind'
import { allBlocks, isBlockType } from '@prospectus/content/schema/blocks/all-blocks'
import { notes } from '@prospectus/content/schema/blocks/notes'
import type { Field, Fields } from '@prospectus/content/schema/fields/field'
import { allRootSchemas } from '@prospectus/content/schema/stories/all-root-schemas'
import { page } from '@prospectus/content/schema/stories/page'
import { readText } from '@prospectus/content/schema/values/read-text'
import {
  isFilled,
  type StoredObject,
  storedFields,
} from '@prospectus/content/schema/values/stored-value'
import { componentOf } from '@prospectus/content/schema/values/uid'
import { fold } from '@prospectus/content/text/fold'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { isRecord } from '@prospectus/protocol/values/is-record'
import type { SearchableText } from '../matching/match.ts'
import type { SnapshotRow } from '../rows/entry.ts'

/** What the site search compares with a query: the name, and the name with description, body and tags, all folded. */
export function searchableText(story: RawStory, row: SnapshotRow): SearchableText {
  const tags = Array.isArray(story.tag_list)
    ? story.tag_list.filter((tag) => typeof tag === 'string')
    : []
  const body = fold([bodyText(story.content), ...tags].join('\n'))
  return { name: row.foldedName, text: `${row.foldedName} ${row.foldedDescription} ${body}` }
}

/**
 * Text of a story that a visitor can read (SEARCH-2), a line per paragraph or field: the fields that schemas mark as
 * searchable, without blocks and parts that the page leaves out (DATA-4). Accepts whatever was stored and never throws.
 * Leaves out content nested deeper than `MAX_DEPTH`.
 */
export function bodyText(content: unknown): string {
  const lines: string[] = []
  collectFields(content, fieldsOfRoot(content), 0, lines)
  return lines.join('\n')
}

function collectFields(raw: unknown, fields: Fields, depth: number, lines: string[]): void {
  const stored = storedFields(raw)
  for (const [name, field] of Object.entries(fields)) {
    const value = storedIn(stored, name)
    if (field.itemSchema !== undefined) {
      for (const item of shownItems(value, field)) {
        collectFields(item, field.itemSchema.fields, depth + 1, lines)
      }
    } else if (field.isSearchable && isShownField(name, stored)) {
      collectValue(value, depth + 1, lines)
    }
  }
}

function collectValue(value: unknown, depth: number, lines: string[]): void {
  if (depth > MAX_DEPTH) return
  if (Array.isArray(value)) collectBlocks(value, depth, lines)
  else if (typeof value !== 'object' || value === null) pushValue(value, lines)
  else if ('type' in value && value.type === 'doc') collectRichText(value, depth, lines)
  else if ('fieldtype' in value && value.fieldtype === 'table') collectTable(value, lines)
}

function collectBlocks(list: unknown, depth: number, lines: string[]): void {
  if (!Array.isArray(list)) return
  for (const raw of list) {
    const fields = fieldsOfBlock(raw)
    if (fields !== undefined) collectFields(raw, fields, depth + 1, lines)
  }
}

function collectTable(table: object, lines: string[]): void {
  const { thead, tbody } = storedFields(table)
  const rows = Array.isArray(tbody) ? tbody.map((row) => storedFields(row).body) : []
  for (const cells of [thead, ...rows]) {
    if (!Array.isArray(cells)) continue
    const texts = cells.map((cell) => readText(storedFields(cell).value))
    pushLine(texts.filter((text) => text !== undefined).join(' '), lines)
  }
}

/** Inline text is joined without spaces until a block-level node ends the line. */
function collectRichText(root: object, depth: number, lines: string[]): void {
  const hasNotes = hasFootnotes(root)
  let line = ''
  const endLine = () => {
    pushLine(line, lines)
    line = ''
  }
  const visit = (node: unknown, level: number) => {
    if (level > MAX_DEPTH || typeof node !== 'object' || node === null) return
    const { type, text, content, marks } = storedFields(node)
    const attrs = storedFields(storedFields(node).attrs)
    if (typeof text === 'string') {
      if (!(hasNotes && isFootnoteNumber(text, marks))) line += text
    } else if (type === 'hard_break') {
      line += ' '
    } else if (type === 'emoji') {
      line += typeof attrs.emoji === 'string' ? attrs.emoji : ''
    } else {
      endLine()
      if (Array.isArray(content)) for (const child of content) visit(child, level + 1)
      endLine()
      if (type === 'blok') collectBlocks(attrs.body, level + 1, lines)
    }
  }
  visit(root, depth)
}

/** True if the text has a block of notes, so that its superscript numbers are not part of the words before them. */
function hasFootnotes(root: object): boolean {
  const { content } = storedFields(root)
  if (!Array.isArray(content)) return false
  return content.some((node) => {
    const { type, attrs } = storedFields(node)
    const body = type === 'blok' ? storedFields(attrs).body : undefined
    return Array.isArray(body) && body.some((block) => componentOf(block) === notes.component)
  })
}

function isFootnoteNumber(text: string, marks: unknown): boolean {
  if (!/^\s*\d+\s*$/.test(text) || !Array.isArray(marks)) return false
  return marks.some((mark) => storedFields(mark).type === 'superscript')
}

function pushValue(value: unknown, lines: string[]): void {
  if (typeof value === 'number' && Number.isFinite(value)) lines.push(String(value))
  if (typeof value === 'string') pushLine(value, lines)
}

function pushLine(text: string, lines: string[]): void {
  const trimmed = text.trim()
  if (trimmed !== '') lines.push(trimmed)
}

const MAX_DEPTH = 100

function fieldsOfRoot(content: unknown): Fields {
  const component = readStoryKind(storedFields(content).component)
  return component === 'other' ? page.fields : allRootSchemas[`modules/${component}`].fields
}

/** Fields of a stored block; undefined for one that the page leaves out (DATA-4). */
function fieldsOfBlock(raw: unknown): Fields | undefined {
  const component = componentOf(raw)
  if (component === undefined || !isBlockType(component)) return undefined
  const { fields }: { readonly fields: Fields } = allBlocks[component]
  return hasRequired(fields, raw) ? fields : undefined
}

function shownItems(raw: unknown, { itemSchema, definition }: Field<unknown, unknown>): unknown[] {
  if (!Array.isArray(raw) || itemSchema === undefined) return []
  return raw.filter((item) => hasRequired(itemSchema.fields, item)).slice(0, definition.maximum)
}

/** False for a field that the page shows only together with others, if those are empty. */
function isShownField(name: string, raw: StoredObject): boolean {
  const others = SHOWN_ONLY_WITH.get(name)
  return others === undefined || others.some((other) => isFilled(storedIn(raw, other)))
}

function storedIn(raw: StoredObject, name: string): unknown {
  return Object.hasOwn(raw, name) ? raw[name] : undefined
}

function hasRequired(fields: Fields, raw: unknown): boolean {
  if (!isRecord(raw)) return false
  return Object.entries(fields).every(
    ([name, field]) => !field.definition.required || isUsable(storedIn(raw, name), field),
  )
}

/**
 * True if the page can show a value. A file or link only has to be present: whether it resolves depends on other
 * stories and the site.
 */
function isUsable(stored: unknown, field: Field<unknown, unknown>): boolean {
  if (field.itemSchema !== undefined) return shownItems(stored, field).length > 0
  if (FILE_AND_LINK_TYPES.has(field.definition.type)) return isFilled(stored)
  return field.read(stored, createReadContext(NO_SITE)) !== undefined
}

const FILE_AND_LINK_TYPES: ReadonlySet<string> = new Set(['asset', 'multiasset', 'multilink'])

/** Resource fields shown only with another: the note with a recording, the place with an event's time. */
const SHOWN_ONLY_WITH: ReadonlyMap<string, readonly string[]> = new Map([
  ['recording_note', ['audio', 'video_url']],
  ['location', ['starts_at']],
])
