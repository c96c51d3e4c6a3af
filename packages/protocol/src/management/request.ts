/** An object without members. */
export type EmptyObject = Record<never, never>

/** The same members, each of which may be missing or undefined. */
export type Optional<Members> = { readonly [Name in keyof Members]?: Members[Name] | undefined }

/** Parameters of lists, whose responses have the headers `Total` and `Per-Page`. */
export interface Paging {
  /** From 1. */
  readonly page?: number | undefined
  /** Default: 25, at most 100. */
  readonly per_page?: number | undefined
}

export type Csv = ReadableStream<Uint8Array>

/** The language of texts for editors. */
export interface LanguageQuery {
  /** Default: `en`. */
  readonly language?: string | undefined
}

/** A route of the official clients that is always rejected (management-api#official-clients). */
export interface RejectedRoute {
  response: never
}
