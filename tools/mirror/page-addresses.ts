import type { AddressKind } from './mirrored-address.ts'

/** Rewrites a page's addresses by `visit`. Islands stay as rendered, and lists work by their links. */
export function rewriteAddresses(
  html: string,
  { siteUrl, path }: { readonly siteUrl: string; readonly path: string },
  visit: (address: string, kind: AddressKind) => string,
): string {
  const replaced = (value: string, named: string) => {
    if (value.startsWith('#')) return value
    const url = URL.parse(value.replaceAll('&amp;', '&'), siteUrl + path)
    if (url === null || url.origin !== new URL(siteUrl).origin) return value
    const kind = FILE.test(url.pathname) ? 'file' : 'page'
    // Other texts match pages of the site only by chance.
    if (kind === 'page' && named !== 'href') return value
    const origin = /^https?:/.test(value) ? siteUrl : ''
    const address = visit(url.pathname + url.search, kind) + url.hash
    return origin + address.replaceAll('&', '&amp;')
  }
  return html
    .replaceAll(ISLAND_ATTRIBUTES, '')
    .replaceAll(HEAVY_PICTURE, '')
    .replaceAll(ADDRESS_ATTRIBUTES, (_all, name: string, value: string) => {
      const named = name.toLowerCase()
      const given = named.endsWith('srcset')
        ? value.replaceAll(/(^|,\s+)(\S+)/g, (_each, before: string, one: string) => {
            return before + replaced(one, named)
          })
        : replaced(value, named)
      return ` ${name}="${given}"`
    })
}

/** Files of the build and of the asset host, and files for crawlers. */
const FILE = /^\/(_|assets)\/|^\/[\w-]+\.(xml|txt|svg|ico)$/
const ISLAND_ATTRIBUTES = / data-(island|props)="[^"]*"/g
/** Every image has a WebP version too: a third format would be most of the mirror. */
const HEAVY_PICTURE = /<source [^>]*type="image\/avif"[^>]*>/g
const ADDRESS_ATTRIBUTES = /\s(href|src|poster|content|srcset|imagesrcset)="([^"]*)"/gi
