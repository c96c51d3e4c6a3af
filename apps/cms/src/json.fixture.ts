/** JSON of whatever shape, as tests read it: each member can be asked for more, and is compared as it is. */
export interface Json {
  readonly [member: string]: Json
}

/** The list that an answer has under this name. Throws, with the whole answer, when it has none. */
export function listOf(body: Json, name: string): readonly Json[] {
  const list = body[name]
  if (Array.isArray(list)) return list
  throw new Error(`The answer has no list of ${name}: ${JSON.stringify(body)}`)
}
