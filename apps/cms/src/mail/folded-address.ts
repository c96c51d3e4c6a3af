import { comparableText } from '../database/comparable-text.ts'

/** A mail address as it is looked up: without spaces around it, in lower case, and short enough for an index. */
export function foldedAddress(address: string): string {
  return comparableText(address.trim().toLowerCase())
}
