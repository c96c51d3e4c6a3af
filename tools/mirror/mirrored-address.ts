import { createHash } from 'node:crypto'

/** `file` is anything but a page: an image, a font, a file for crawlers. */
export type AddressKind = 'page' | 'file'

/** Path of a page or file in the mirror. File servers ignore queries, so pages with one get a folder of their own. */
export function mirrorPath(address: string, kind: AddressKind, extension = ''): string {
  const { pathname, search } = new URL(address, 'http://site.invalid')
  const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  if (kind === 'file') {
    return CONVERTED_IMAGE.test(pathname) ? `assets/made/${digest(address)}${extension}` : path
  }
  const queryFolder = search === '' ? '' : `${slugOf(search)}-${digest(search).slice(0, 8)}`
  return [path, queryFolder, 'index.html'].filter((part) => part !== '').join('/')
}

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

/** An image that is made on request (the image grammar). */
const CONVERTED_IMAGE = /^\/assets\/.*\/m\//
