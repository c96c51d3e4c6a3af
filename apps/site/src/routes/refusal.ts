import { type RefusedStatus, rawAnswer } from '@prospectus/server/http-server'
import { PLAIN_STYLE_HASH, plainPage, plainPageHeaders } from '../http/plain-page.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'

/** What the site answers to what is no request at all: the designed page, with every header it has. */
export function createRefusal(security: SecurityHeaders): (status: RefusedStatus) => string {
  return (status) => {
    const headers = { ...plainPageHeaders(status), ...security.ofRest(PLAIN_STYLE_HASH) }
    return rawAnswer(status, headers, plainPage(status))
  }
}
