export type SafeAddress =
  /** Root-relative, or a `#fragment` of the page. */
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'web'; readonly url: URL }
  /** `mailto:` and `tel:`. */
  | { readonly kind: 'contact'; readonly href: string }

const PLACEHOLDER_ORIGIN = 'https://site.invalid'

/**
 * Reads an address from an editor (BLOCK-10): http(s), with or without the scheme (`//host`, `www.host`),
 * root-relative, `#fragment`, `mailto:` or `tel:`. Undefined for other schemes, user names, control characters, paths
 * without a leading slash (`about`), and root-relative paths that would resolve to another host (`/\host`). Never
 * throws.
 */
export function readAddress(raw: string): SafeAddress | undefined {
  const address = raw.trim()
  if (address === '' || /\p{C}/u.test(address)) return undefined
  if (address.startsWith('#')) return { kind: 'internal', href: `#${encodeFragment(address)}` }
  if (address.startsWith('//')) return readWebAddress(`https:${address}`)
  if (/^www\.[^\s/?#@\\]+\.[^\s/?#@\\.]+/i.test(address))
    return readWebAddress(`https://${address}`)
  if (address.startsWith('/')) return readPath(address)
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === 'https' || scheme === 'http') return readWebAddress(address)
  if (scheme === 'mailto') return readMailAddress(address.slice('mailto:'.length))
  if (scheme === 'tel') return readTelephoneNumber(address.slice('tel:'.length))
  return undefined
}

/** Reads an e-mail address, perhaps with a query such as `?subject=…`; undefined if it is invalid. */
export function readMailAddress(raw: string): SafeAddress | undefined {
  const [, address = '', query = ''] = /^([^?]*)(\?.*)?$/su.exec(raw.trim()) ?? []
  if (/\p{C}/u.test(raw) || !/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/u.test(address))
    return undefined
  return { kind: 'contact', href: `mailto:${percentEncode(address + query)}` }
}

/** Percent-encodes a fragment, without its `#` and without encoding it twice. */
export function encodeFragment(raw: string): string {
  return percentEncode(raw.replace(/^#+/, ''))
}

function readWebAddress(address: string): SafeAddress | undefined {
  const url = URL.parse(address)
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '')
    return undefined
  // `https:evil` parses too, so two slashes are required.
  return /^https?:\/\/[^/\\]/i.test(address) ? { kind: 'web', url } : undefined
}

function readPath(address: string): SafeAddress | undefined {
  const url = URL.parse(address, PLACEHOLDER_ORIGIN)
  if (url === null || url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//'))
    return undefined
  return { kind: 'internal', href: url.pathname + url.search + url.hash }
}

function readTelephoneNumber(raw: string): SafeAddress | undefined {
  const number = raw.replace(/%20|[\s().-]/g, '')
  return /^\+?[0-9*]{2,20}(;ext=[0-9]{1,8})?$/.test(number)
    ? { kind: 'contact', href: `tel:${number}` }
    : undefined
}

/** Percent-encodes what an address cannot contain; keeps existing escapes. */
function percentEncode(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu, encodeURIComponent)
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
}
