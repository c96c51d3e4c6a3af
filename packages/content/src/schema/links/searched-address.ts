import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'
import { fold } from '../../text/fold.ts'

/**
 * Folded path of the address that an editor searches for: `/prices` for `https://vendor.example/prices/?a=b`, `/home`
 * for `/`. Undefined if the query has no slash.
 */
export function searchedAddress(query: string): string | undefined {
  const text = query.trim()
  if (!text.includes('/')) return undefined
  const path = /^https?:\/\//i.test(text) ? pathOf(text) : text.replace(/[?#].*$/s, '')
  return fold(path.replace(/\/+$/, '') || '/home')
}

function pathOf(address: string): string {
  return decodeEscapes(URL.parse(address)?.pathname ?? '')
}
