import type { Component } from '@prospectus/content/reading/component'
import type { SnapshotRow } from '../rows/snapshot-row.ts'
import { linesOf } from './checked-lines.ts'

/** A snapshot row as it is stored: its values in a fixed order, without names. */
type StoredRow = readonly [
  id: number,
  uuid: string,
  name: string,
  fullSlug: string,
  path: string,
  section: string,
  lang: string,
  component: Component,
  position: number,
  isStartpage: boolean,
  preventIndexing: boolean,
  date: number,
  publishedAt: string | null,
  description: string,
  themes: readonly string[],
  industries: readonly string[],
  foldedName: string,
  foldedDescription: string,
  parentId: number,
]

/** Rows as UTF-8 JSON, some to a line: a line is as much as is read at once. */
export function encodeRows(rows: readonly SnapshotRow[]): Uint8Array {
  const lines: string[] = []
  for (let start = 0; start < rows.length; start += ROWS_PER_LINE) {
    const line = rows.slice(start, start + ROWS_PER_LINE)
    lines.push(`${JSON.stringify(line.map(storedRow))}\n`)
  }
  return Buffer.from(lines.join(''))
}

/** Adds the rows that `encodeRows` wrote to those read before them. */
export function decodeRows(bytes: Buffer, rows: SnapshotRow[]): void {
  for (const line of linesOf(bytes)) {
    const stored: readonly StoredRow[] = JSON.parse(line)
    for (const row of stored) rows.push(readStoredRow(row, rows.length))
  }
}

function storedRow({ entry, foldedName, foldedDescription, parentId }: SnapshotRow): StoredRow {
  return [
    entry.id,
    entry.uuid,
    entry.name,
    entry.fullSlug,
    entry.path,
    entry.section,
    entry.lang,
    entry.component,
    entry.position,
    entry.isStartpage,
    entry.preventIndexing,
    entry.date,
    entry.publishedAt,
    entry.description,
    entry.themes,
    entry.industries,
    foldedName,
    foldedDescription,
    parentId,
  ]
}

function readStoredRow(stored: StoredRow, row: number): SnapshotRow {
  const [id, uuid, name, fullSlug, path, section, lang, component, position, ...others] = stored
  const [isStartpage, preventIndexing, date, publishedAt, description, ...lists] = others
  const [themes, industries, foldedName, foldedDescription, parentId] = lists
  return {
    entry: {
      row,
      id,
      uuid,
      name,
      fullSlug,
      path,
      section,
      lang,
      component,
      position,
      isStartpage,
      preventIndexing,
      date,
      publishedAt,
      description,
      themes: themes.length === 0 ? NONE : themes,
      industries: industries.length === 0 ? NONE : industries,
    },
    foldedName,
    foldedDescription,
    parentId,
  }
}

/** Keeps the text of a line small enough to be thrown away cheaply. */
const ROWS_PER_LINE = 50
const NONE: readonly string[] = []
