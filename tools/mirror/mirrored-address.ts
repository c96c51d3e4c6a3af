import { createHash } from 'node:crypto'

/** A page, or anything else: a picture, a font, a list for crawlers. */
export type AddressKind = 'page' | 'file'

/**
 * Where something of the site stands in a mirror: the path of a file below its folder. A plain file server knows
 * no queries and tells types by endings, so what a query chooses has a folder of its own, and so has a picture
 * that is made on request, since its address goes on behind that of another file.
 *
 * @param address path and query
 * @param ending that of its type, such as `.webp`; for pictures that are made on request
 */
export function placeOf(address: string, kind: AddressKind, ending = ''): string {
  const { pathname, search } = new URL(address, 'http://site.invalid')
  const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  if (kind === 'file') {
    return MADE.test(pathname) ? `assets/made/${digest(address)}${ending}` : path
  }
  const chosen = search === '' ? '' : `${wordsOf(search)}-${digest(search).slice(0, 8)}`
  return [path, chosen, 'index.html'].filter((part) => part !== '').join('/')
}

/** The address of such a file, as links name it. */
export function addressAt(place: string): string {
  const path = place.replace(/(^|\/)index\.html$/, '$1')
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

function wordsOf(search: string): string {
  const words = decodeURIComponent(search.replaceAll(/%(?![\da-f]{2})/gi, ''))
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** The address of a picture that is made on request (the image grammar). */
const MADE = /^\/assets\/.*\/m\//
