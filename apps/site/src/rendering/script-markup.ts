import { moduleUrls } from 'virtual:client-modules'

/** Adds module addresses to enhancers and islands outside the loader. Only tags match: React escapes quotes. */
export function withModuleAddresses(html: string): string {
  return html.replace(/ data-(?:enhance|island)="([a-z0-9-]+)"/g, (attribute, stem: string) => {
    return `${attribute} data-module="${moduleUrls[stem] ?? stem}"`
  })
}
