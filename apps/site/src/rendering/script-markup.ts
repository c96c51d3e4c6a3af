import { moduleUrls } from 'virtual:client-modules'

/**
 * Adds `data-module` to every element with an enhancer or island: its module's URL, or its stem if the loader contains
 * the enhancer (`*.always.ts`). Texts cannot match, because React escapes quotes.
 */
export function withModuleAddresses(html: string): string {
  return html.replace(/ data-(?:enhance|island)="([a-z0-9-]+)"/g, (attribute, stem: string) => {
    return `${attribute} data-module="${moduleUrls[stem] ?? stem}"`
  })
}
