import { fold } from '../../text/fold.ts'

/**
 * The folded path in an editor's search query, for comparison with a slash and the full slug: `/prices` and
 * `https://vendor.example/prices/?a=b` give `/prices`, `forms/request` stays. `/` is the home page.
 * Undefined for a query without a slash.
 */
export function searchedAddress(query: string): string | undefined {
  const text = query.trim()
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
