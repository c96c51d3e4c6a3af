import type { AddressKind } from './mirrored-address.ts'

/** Rewrites a page's addresses with `visit`. Islands lose their attributes, so they stay as rendered. */
export function rewriteAddresses(
  html: string,
  { siteUrl, path }: { readonly siteUrl: string; readonly path: string },
  visit: (address: string, kind: AddressKind) => string,
): string {
  const rewritten = (value: string, attribute: string) => {
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
            return before + rewritten(url, attribute)
          })
        : rewritten(value, attribute)
      return ` ${name}="${newValue}"`
    })
}

/** Files of the build and of the asset host, and files for crawlers. */
const FILE = /^\/(_|assets)\/|^\/[\w-]+\.(xml|txt|svg|ico)$/
const ISLAND_ATTRIBUTES = / data-(island|props)="[^"]*"/g
/** Every image has a WebP version too: a third format would be most of the mirror. */
const AVIF_SOURCE = /<source [^>]*type="image\/avif"[^>]*>/g
const ADDRESS_ATTRIBUTES = /\s(href|src|poster|content|srcset|imagesrcset)="([^"]*)"/gi
