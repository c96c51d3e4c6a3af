import { type ProtocolErrorStatus, rawResponse } from '@prospectus/server/http-server'
import { PLAIN_STYLE_HASH, plainPage, plainPageHeaders } from '../http/plain-page.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'

/** What the site answers to what is no request at all: the designed page, with every header it has. */
export function createRefusal(security: SecurityHeaders): (status: ProtocolErrorStatus) => string {
  return (status) => {
    const headers = { ...plainPageHeaders(status), ...security.ofRest(PLAIN_STYLE_HASH) }
    return rawResponse(status, headers, plainPage(status))
  }
}
