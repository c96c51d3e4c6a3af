/** JSON of any shape, so that tests can read nested members without checks. */
export interface LooseJson {
  readonly [member: string]: LooseJson
}

/** Returns the list with this name in a response. Throws an error that quotes the response if there is none. */
export function listOf(body: LooseJson, name: string): readonly LooseJson[] {
  const list = body[name]
  if (Array.isArray(list)) return list
  throw new Error(`The response has no list ${name}: ${JSON.stringify(body)}`)
}
