/** JSON of any shape, so that tests can read nested members without checks. */
export interface Json {
  readonly [member: string]: Json
}

/** Returns the list with this name in a response. Throws an error that quotes the response if there is none. */
export function listOf(body: Json, name: string): readonly Json[] {
  const list = body[name]
  if (Array.isArray(list)) return list
  throw new Error(`The response has no list ${name}: ${JSON.stringify(body)}`)
}
