/** An object without members. */
export type Nothing = Record<never, never>

/** Members that need not be sent. */
export type Optional<Members> = { readonly [Name in keyof Members]?: Members[Name] | undefined }

/** Of a list, whose response says in the headers `Total` and `Per-Page` how many there are in all and on a page. */
export interface Paging {
  /** From 1. */
  readonly page?: number | undefined
  /** 25 unless told, at most 100. */
  readonly per_page?: number | undefined
}

/** A file with a line for each, for spreadsheets. */
export type Csv = ReadableStream<Uint8Array>

/** The languages in which the content system words what editors read. */
export interface LanguageQuery {
  /** `en` unless told. */
  readonly language?: 'en' | 'de' | undefined
}
