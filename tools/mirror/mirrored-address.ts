import { createHash } from 'node:crypto'

/** A page, or anything else: a picture, a font, a file for crawlers. */
export type AddressKind = 'page' | 'file'

/**
 * The path of a page or file in the mirror's folder. A plain file server ignores queries and derives types from
 * extensions, so a page with a query has a folder of its own, and so has a converted picture, since its address
 * continues after that of another file.
 *
 * @param address path and query
 * @param ending extension, such as `.webp`, for converted pictures
 */
export function mirrorPath(address: string, kind: AddressKind, ending = ''): string {
  const { pathname, search } = new URL(address, 'http://site.invalid')
  const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  if (kind === 'file') {
    return CONVERTED.test(pathname) ? `assets/made/${digest(address)}${ending}` : path
  }
  const chosen = search === '' ? '' : `${slugOf(search)}-${digest(search).slice(0, 8)}`
  return [path, chosen, 'index.html'].filter((part) => part !== '').join('/')
}

/** The link to such a file. */
export function linkTo(file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, '$1')
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

function slugOf(search: string): string {
  const query = decodeURIComponent(search.replaceAll(/%(?![\da-f]{2})/gi, ''))
  return query
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Address of a picture that is made on request (the image grammar). */
const CONVERTED = /^\/assets\/.*\/m\//
