import { fold } from '../../text/fold.ts'

/**
 * The address that an editor searches stories by, folded, to be looked for in a slash and the full slug: `/prices`
 * and `https://vendor.example/prices/?a=b` give `/prices`, `forms/request` stays. `/` alone is the home page.
 * Undefined for words without a slash.
 */
export function searchedAddress(words: string): string | undefined {
  const text = words.trim()
  if (!text.includes('/')) return undefined
  const path = /^https?:\/\//i.test(text) ? pathOf(text) : text.replace(/[?#].*$/s, '')
  return fold(path.replace(/\/+$/, '') || '/home')
}

function pathOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
