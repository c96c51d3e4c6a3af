import { moduleUrls } from 'virtual:client-modules'

/**
 * Adds its module's address to every element with `data-enhance` or `data-island`, for the loader. Modules without an
 * address are part of the loader, by name. React escapes quotes in text, so only tags match.
 */
export function withModuleAddresses(html: string): string {
  return html.replace(/ data-(?:enhance|island)="([a-z0-9-]+)"/g, (attribute, stem: string) => {
    return `${attribute} data-module="${moduleUrls[stem] ?? stem}"`
  })
}
