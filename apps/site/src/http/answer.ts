import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag, negotiateEncoding } from '@prospectus/server/http/negotiation'
import type { Representation } from './representation.ts'

/**
 * Answers a request with a representation: 304 when the client has it, unless it asked with POST, and in
 * the encoding that it likes best otherwise.
 */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): void {
  const { headers } = request
  const known = request.method === 'POST' ? undefined : headers['if-none-match']
  if (representation.status === 200 && matchesEtag(known, representation.etag)) {
    response.writeHead(304, representation.notModifiedHeaders).end()
    return
  }
  const encoded = representation.in(negotiateEncoding(headers['accept-encoding']))
  response.writeHead(representation.status, encoded.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(encoded.body)
}
