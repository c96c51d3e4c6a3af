import { moduleUrls } from 'virtual:client-modules'

/**
 * Puts the address of its module on every element that asks for one by `data-enhance` or
 * `data-island`; the loader needs to know nothing else. One without an address comes with the loader, and
 * is known by its name. React escapes quotes in text, so the pattern matches in tags only.
 */
export function withModuleAddresses(html: string): string {
  return html.replace(/ data-(?:enhance|island)="([a-z0-9-]+)"/g, (attribute, stem: string) => {
    return `${attribute} data-module="${moduleUrls[stem] ?? stem}"`
  })
}
