import { redirectDestination } from '../blocks/redirect.ts'
import { webAddress } from '../fields/web-address.ts'
import { defineShapedRoot } from './root-schema.ts'

/** A redirect to another address (ROUTE-4). */
export const redirect = defineShapedRoot(
  'redirect',
  {
    label: 'Redirect (pretty link)',
    fields: {
      destination_url: webAddress({
        label: 'Destination',
        help: 'A path of this site, such as /request-a-demo, or an http(s) address.',
      }),
    },
  },
  ({ destination_url }) => ({
    /** http(s) or site-relative; without one, production responds with 404 (ROUTE-4). */
    destination: redirectDestination(destination_url),
  }),
)
