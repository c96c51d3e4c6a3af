import type { AddressKind } from './mirrored-address.ts'

/**
 * Rewrites the addresses of a page for a mirror. Everything that needs the site's server is removed: islands stay as
 * rendered on the server, and lists work by their links.
 *
 * @param siteUrl public origin of the site
 * @param path of the page
 * @param visit maps path and query of an address to a new address
 */
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
/** Every picture comes as WebP too: a third format would be most of the mirror. */
const HEAVY_PICTURE = /<source [^>]*type="image\/avif"[^>]*>/g
const ADDRESS_ATTRIBUTES = /\s(href|src|poster|content|srcset|imagesrcset)="([^"]*)"/gi
