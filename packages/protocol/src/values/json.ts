/** Content. It is immutable: an edit shares all unchanged parts. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [member: string]: Json }

export type JsonObject = { readonly [member: string]: Json }
