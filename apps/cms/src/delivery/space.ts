import { LINEAGE_HEADER } from '@prospectus/protocol/client/response-shapes'
import type { Endpoint } from './endpoint.ts'
import { ALLOWED } from './parameters.ts'

/** `GET cdn/spaces/me`; the space has no domain of its own (delivery-protocol#tags-and-space). */
export const space: Endpoint = {
  parameters: ALLOWED.space,
  caching: 'briefly',
  answer: async ({ space: { id, name, version, languageCodes, lineage } }) => ({
    json: JSON.stringify({
      space: { id, name, domain: '', version, language_codes: languageCodes },
    }),
    headers: { [LINEAGE_HEADER]: lineage },
  }),
}
