import { sourceHash } from '@prospectus/server/http/security-headers'
import { CONSENT_SCRIPT } from '../visit/consent-record.ts'

const SCRIPTS = 'https://*.googletagmanager.com'
const COUNTING = ['https://*.google-analytics.com', SCRIPTS]

/**
 * What a page with the place of a tag manager may load beside its own: the one script ahead of the banner,
 * and the hosts that Google documents for its tag manager and for Analytics 4. Tags of any other host, and
 * those that are written into the container as HTML, stay shut out (decision 0044).
 */
export const TAG_SOURCES = {
  'script-src': [`'${sourceHash(CONSENT_SCRIPT)}'`, SCRIPTS],
  'img-src': COUNTING,
  'connect-src': ['https://*.analytics.google.com', ...COUNTING],
} as const
