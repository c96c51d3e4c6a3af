import { found, type Place } from './place.ts'

/** A link of a block as its writer puts it: `primary | Request a demo | /request-a-demo`. */
export function linkLine(line: string, place: Place): Record<string, string> | undefined {
  const parts = line.split('|').map((part) => part.trim())
  const [type, label, link] = parts
  if (parts.length === 3 && type && label && link) return { type, label, link }
  return place.fault(
    `expected "type | label | destination" (type: primary, secondary or text), found ${found(line)}`,
  )
}
