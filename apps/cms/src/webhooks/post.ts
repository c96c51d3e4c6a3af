import { lookup as resolveName } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type BlockList, isIP, type LookupFunction } from 'node:net'

/** What is posted to an address. */
export interface PostedMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Aborted when no answer is waited for any longer. */
  readonly signal: AbortSignal
}

/**
 * Posts a message and resolves with the status of the answer, whose body is not read. Redirects are not followed.
 * Rejects when there is no answer.
 */
export type Post = (url: string, message: PostedMessage) => Promise<number>

/**
 * A way to post that never connects to these addresses. An address is looked at as the connection will be made to it,
 * so that no spelling of it and no name that leads there gets round them. (Node's own `blockList` of a connection is
 * not asked where that is encrypted.)
 *
 * @param lookup how names are resolved; as the system does unless told
 */
export function createPost(refused: BlockList, lookup: LookupFunction = resolveName): Post {
  const lookupAllowed = lookupWithout(refused, lookup)
  return (address, { headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      // A name is what is looked up; an address is connected to as it is.
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && isRefused(host, refused)) throw new AddressRefused()
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const options = { method: 'POST', headers, signal, lookup: lookupAllowed, agent: false }
      const request = send(url, options)
      request.once('response', (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      // Stays: ending an answer that is not read can be an error too.
      request.on('error', (error) => reject(error.cause instanceof Error ? error.cause : error))
      request.end(body)
    })
}

/** A name that leads to a refused address, if only among others, leads nowhere. */
function lookupWithout(refused: BlockList, lookup: LookupFunction): LookupFunction {
  return (name, options, tell) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return tell(error, '')
      const addresses =
        typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found
      const [first] = addresses
      if (addresses.some(({ address }) => isRefused(address, refused))) {
        return tell(new AddressRefused(), '')
      }
      if (options.all === true) return tell(null, addresses)
      tell(null, first?.address ?? '', first?.family)
    })
}

function isRefused(address: string, refused: BlockList): boolean {
  return refused.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** The address is one that nothing may be posted to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'

  constructor() {
    super(
      'Its address is one of this machine or of a private network, which webhooks do not reach: ask the operator ' +
        '(WEBHOOK_PRIVATE_ADDRESSES).',
    )
  }
}
