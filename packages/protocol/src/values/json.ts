/** JSON, such as content. It is immutable: an edited copy shares all unchanged parts. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [member: string]: Json }

export type JsonObject = { readonly [member: string]: Json }
