import { webAddress } from '../fields/web-address.ts'
import type { Link } from '../links/multilink.ts'
import { type BlockOf, defineBlock } from './block.ts'
import { editable } from './block-settings.ts'

/** Redirects visitors of its page (ROUTE-4); editors see the destination instead. */
export const redirect = defineBlock('redirect', {
  label: 'Redirect',
  group: 'background',
  fields: {
    destination_url: webAddress({
      label: 'Destination',
      help: 'A path of this site, such as /request-a-demo, or an http(s) address. Visitors are sent there and see nothing of this page.',
    }),
    editable,
  },
})

export type RedirectBlock = BlockOf<typeof redirect>

/** Accepts http(s) and paths of the site as destinations (ROUTE-4); undefined for any other link. */
export function redirectDestination(link: Link | undefined): Link | undefined {
  return link !== undefined && /^(?:https?:|\/)/.test(link.href) ? link : undefined
}
