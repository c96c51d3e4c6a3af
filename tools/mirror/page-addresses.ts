import type { AddressKind } from './mirrored-address.ts'

/**
 * A page as a mirror has it, with what `visit` puts in the place of each address of the site that it names.
 * What talks to the site is left out: islands stay what the server made of them, and lists work by their links.
 *
 * @param siteUrl public origin of the site
 * @param path of the page
 * @param visit takes path and query of an address, and gives the address to put there
 */
export function mirroredPage(
  html: string,
  { siteUrl, path }: { readonly siteUrl: string; readonly path: string },
  visit: (address: string, kind: AddressKind) => string,
): string {
  const replaced = (value: string, named: string) => {
    if (value.startsWith('#')) return value
    const url = URL.parse(value.replaceAll('&amp;', '&'), siteUrl + path)
    if (url === null || url.origin !== new URL(siteUrl).origin) return value
    const kind = FILE.test(url.pathname) ? 'file' : 'page'
    // What is no link names pages of the site by chance only.
    if (kind === 'page' && named !== 'href') return value
    const origin = /^https?:/.test(value) ? siteUrl : ''
    const address = visit(url.pathname + url.search, kind) + url.hash
    return origin + address.replaceAll('&', '&amp;')
  }
  return html
    .replaceAll(ISLAND, '')
    .replaceAll(HEAVY_PICTURE, '')
    .replaceAll(ADDRESSED, (_all, name: string, value: string) => {
      const named = name.toLowerCase()
      const given = named.endsWith('srcset')
        ? value.replaceAll(/(^|,\s+)(\S+)/g, (_each, before: string, one: string) => {
            return before + replaced(one, named)
          })
        : replaced(value, named)
      return ` ${name}="${given}"`
    })
}

/** Files of the build, of the asset host, and what crawlers ask for. */
const FILE = /^\/(_|assets)\/|^\/[\w-]+\.(xml|txt|svg|ico)$/
const ISLAND = / data-(island|props)="[^"]*"/g
/** Every picture comes as WebP too: a third kind of each would be most of the mirror. */
const HEAVY_PICTURE = /<source [^>]*type="image\/avif"[^>]*>/g
const ADDRESSED = /\s(href|src|poster|content|srcset|imagesrcset)="([^"]*)"/gi
