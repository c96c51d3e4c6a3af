import type { ReadContext } from '../context/read-context.ts'
import { webAddress } from '../fields/web-address.ts'
import type { Link } from '../links/multilink.ts'
import { defineRoot, readRoot } from './root-schema.ts'

export interface RedirectContent {
  readonly kind: 'redirect'
  /** undefined: empty or unsafe; answers 404 in production (ROUTE-4). */
  readonly destination: Link | undefined
}

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
