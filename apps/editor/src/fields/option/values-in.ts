import type { Json } from '../../document/json.ts'

/** The values of a field; a single value counts as a list of one. */
export function valuesIn(value: Json | undefined): readonly string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((each): each is string => typeof each === 'string' && each !== '')
}
