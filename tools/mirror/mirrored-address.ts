import { createHash } from 'node:crypto'

/** `file` is anything but a page: an image, a font, a file for crawlers. */
export type MirroredKind = 'page' | 'file'

/** Path of a page or file in the mirror. File servers ignore queries, so pages with one get a folder of their own. */
export function mirrorPath(address: string, kind: MirroredKind, extension = ''): string {
  const { pathname, search } = new URL(address, 'http://site.invalid')
  const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  if (kind === 'file') {
    return CONVERTED_IMAGE.test(pathname) ? `assets/made/${digest(address)}${extension}` : path
  }
  const queryFolder = search === '' ? '' : `${querySlug(search)}-${digest(search).slice(0, 8)}`
  return [path, queryFolder, 'index.html'].filter((part) => part !== '').join('/')
}

/** Address by which the mirror's pages link to a file of it. */
export function linkTo(file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, '$1')
  return `/${path.split('/').map(encodeURIComponent).join('/')}`
}

function querySlug(search: string): string {
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

/** An image that is converted on request (asset-addresses#image-operations). */
const CONVERTED_IMAGE = /^\/assets\/.*\/m\//

/** Rewrites a page's addresses with `visit`. Removes AVIF sources, and islands' attributes, so that none hydrates. */
export function rewriteAddresses(
  html: string,
  { siteUrl, path }: { readonly siteUrl: string; readonly path: string },
  visit: (address: string, kind: MirroredKind) => string,
): string {
  const rewrite = (value: string, attribute: string) => {
    if (value.startsWith('#')) return value
    const url = URL.parse(value.replaceAll('&amp;', '&'), siteUrl + path)
    if (url === null || url.origin !== new URL(siteUrl).origin) return value
    const kind = FILE.test(url.pathname) ? 'file' : 'page'
    // Other attributes look like pages of the site only by chance.
    if (kind === 'page' && attribute !== 'href') return value
    const origin = /^https?:/.test(value) ? siteUrl : ''
    const address = visit(url.pathname + url.search, kind) + url.hash
    return origin + address.replaceAll('&', '&amp;')
  }
  return html
    .replaceAll(ISLAND_ATTRIBUTES, '')
    .replaceAll(AVIF_SOURCE, '')
    .replaceAll(ADDRESS_ATTRIBUTES, (_all, name: string, value: string) => {
      const attribute = name.toLowerCase()
      const newValue = attribute.endsWith('srcset')
        ? value.replaceAll(/(^|,\s+)(\S+)/g, (_each, before: string, url: string) => {
            return before + rewrite(url, attribute)
          })
        : rewrite(value, attribute)
      return ` ${name}="${newValue}"`
    })
}

/** Files of the build and of the asset host, and files for crawlers. */
const FILE = /^\/(_|assets)\/|^\/[\w-]+\.(xml|txt|svg|ico)$/
const ISLAND_ATTRIBUTES = / data-(island|props)="[^"]*"/g
/** Every image has a WebP version too: a third format would be most of the mirror. */
const AVIF_SOURCE = /<source [^>]*type="image\/avif"[^>]*>/g
const ADDRESS_ATTRIBUTES = /\s(href|src|poster|content|srcset|imagesrcset)="([^"]*)"/gi
