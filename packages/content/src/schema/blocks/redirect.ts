import { webAddress } from '../fields/web-address.ts'
import type { Link } from '../links/multilink.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable } from './block-settings.ts'

/**
 * Makes its page a redirect (ROUTE-4): visitors are redirected and see none of its blocks; editors see the
 * destination.
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

/**
 * The link if a redirect may lead there: http(s) or a path of the site (ROUTE-4); undefined for any other.
 */
export function redirectDestination(link: Link | undefined): Link | undefined {
  return link !== undefined && /^(?:https?:|\/)/.test(link.href) ? link : undefined
}
