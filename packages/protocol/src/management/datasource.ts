import type { Optional, Paging } from './request.ts'

export interface Datasource {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly dimensions: readonly Dimension[]
}

/** A language, or another aspect, in which entries have different values. */
export interface Dimension {
  readonly id: number
  readonly name: string
  readonly entry_value: string
  readonly datasource_id: number
  readonly created_at: string
  readonly updated_at: string
}

export interface ListedEntry {
  readonly id: number
  readonly name: string
  readonly value: string
  readonly dimension_value: string | null
}

export interface DatasourceEntry extends ListedEntry {
  readonly datasource_id: number
}

export type DatasourceDraft = Optional<{
  readonly name: string
  readonly slug: string
  readonly dimensions_attributes: readonly Optional<{
    readonly id: number
    readonly name: string
    readonly entry_value: string
    readonly _destroy: boolean
  }>[]
}>

export type EntryDraft = Optional<{
  readonly name: string
  readonly value: string
  /** Position among the entries, from 1. */
  readonly position: number
  readonly dimension_id: number
  readonly dimension_value: string | null
}>

interface OneDatasource {
  response: { readonly datasource: Datasource }
}

interface ChangedDatasource extends OneDatasource {
  body: { readonly datasource: DatasourceDraft }
}

interface OneEntry {
  response: { readonly datasource_entry: DatasourceEntry }
}

interface ChangedEntry extends OneEntry {
  query: { readonly dimension_id?: number | undefined }
  body: { readonly datasource_entry: EntryDraft; readonly dimension_id?: number | undefined }
}

/** @see management-api#data-sources */
export interface DatasourceRoutes {
  'GET datasources': {
    query: Optional<{ readonly search: string; readonly by_ids: string }> & Paging
    response: { readonly datasources: readonly Datasource[] }
  }
  'POST datasources': OneDatasource & {
    body: { readonly datasource: DatasourceDraft & { readonly slug: string } }
  }
  'GET datasources/:id': OneDatasource
  'PUT datasources/:id': ChangedDatasource
  'PATCH datasources/:id': ChangedDatasource
  'DELETE datasources/:id': OneDatasource
  'GET datasource_entries': {
    query: Paging &
      Optional<{
        readonly datasource_id: number
        readonly datasource_slug: string
        readonly dimension: number
      }>
    response: { readonly datasource_entries: readonly ListedEntry[] }
  }
  'POST datasource_entries': OneEntry & {
    query: { readonly dimension_id?: number | undefined }
    body: {
      readonly datasource_entry: EntryDraft & {
        readonly value: string
        readonly datasource_id: number
      }
      readonly dimension_id?: number | undefined
    }
  }
  'GET datasource_entries/:id': OneEntry
  'PUT datasource_entries/:id': ChangedEntry
  'PATCH datasource_entries/:id': ChangedEntry
  'DELETE datasource_entries/:id': OneEntry
}
