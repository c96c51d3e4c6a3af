/** What content is made of. It is never changed in place: an edit shares all that it leaves alone. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [member: string]: Json }

export type JsonObject = { readonly [member: string]: Json }
