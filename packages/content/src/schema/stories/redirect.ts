import type { ReadContext } from '../fields/read-context.ts'
import { webAddress } from '../fields/web-address.ts'
import { defineRoot, readRoot } from './root-schema.ts'
import type { RedirectContent } from './story.ts'

export const redirect = defineRoot('modules/redirect', {
  label: 'Redirect (pretty link)',
  fields: {
    destination_url: webAddress({
      label: 'Destination',
      help: 'A path of this site, such as /request-a-demo, or an http(s) address.',
    }),
  },
})

/** Only http(s) and site-relative destinations count (ROUTE-4). */
export function readRedirect(content: unknown, context: ReadContext): RedirectContent {
  const link = readRoot(redirect, content, context).destination_url
  return {
    kind: 'redirect',
    destination: link !== undefined && /^(?:https?:|\/)/.test(link.href) ? link : undefined,
  }
}
