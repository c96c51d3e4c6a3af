import { redirectDestination } from '../blocks/redirect.ts'
import { webAddress } from '../fields/web-address.ts'
import { defineShapedRoot } from './root-schema.ts'

/** Leads visitors elsewhere (ROUTE-4). */
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
    /** Only http(s) and site-relative ones count; undefined answers 404 in production (ROUTE-4). */
    destination: redirectDestination(destination_url),
  }),
)
