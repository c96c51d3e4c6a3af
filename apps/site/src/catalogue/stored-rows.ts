import type { CatalogueRow } from '@prospectus/content/catalogue/catalogue-row'
import type { Component } from '@prospectus/content/catalogue/snapshot'

/** A catalogue row as it is stored: its values in a fixed order, without names. */
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

/** Rows as UTF-8 JSON. */
export function encodeRows(rows: readonly CatalogueRow[]): Uint8Array {
  return Buffer.from(JSON.stringify(rows.map(storedRow)))
}

/** Adds the rows of one `encodeRows` to those read before it. */
export function decodeRows(bytes: Buffer, rows: CatalogueRow[]): void {
  const stored: readonly StoredRow[] = JSON.parse(bytes.toString('utf8'))
  for (const row of stored) rows.push(readStoredRow(row, rows.length))
}

function storedRow({ entry, foldedName, foldedDescription, parentId }: CatalogueRow): StoredRow {
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

function readStoredRow(stored: StoredRow, row: number): CatalogueRow {
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

const NONE: readonly string[] = []
