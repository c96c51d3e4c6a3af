import { webAddress } from '../fields/web-address.ts'
import type { Link } from '../links/multilink.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable } from './block-settings.ts'

/**
 * Makes the page that holds it a redirect (ROUTE-4): visitors are sent on and see none of its blocks; editors
 * see where they would go.
 */
export const redirect = defineBlock('redirect', {
  label: 'Redirect',
  group: 'background',
  fields: {
    destination_url: webAddress({
      label: 'Destination',
      help: 'A path of this site, such as /request-a-demo, or an http(s) address. Visitors of this page go there and see none of its blocks.',
    }),
    editable,
  },
})

export type Redirect = BlockOf<typeof redirect>

/** A link that a redirect may lead to: http(s) or a path of the site (ROUTE-4); undefined for any other. */
export function redirectDestination(link: Link | undefined): Link | undefined {
  return link !== undefined && /^(?:https?:|\/)/.test(link.href) ? link : undefined
}
