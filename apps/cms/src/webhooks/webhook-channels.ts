import { createHmac } from 'node:crypto'
import { lookup as resolveName } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import type { Delivery, Outcome } from '../outbox/deliveries.ts'
import type { Channel, Receiver } from '../outbox/sender.ts'
import type { Seal } from '../seal.ts'

export interface PostOptions extends Partial<Pick<SendOptions, 'timeoutMs'>> {
  /** Allows webhooks made through the API on private networks and on this machine. */
  readonly allowsPrivateAddresses?: boolean
  /** If set, used for every receiver, whatever its address. */
  readonly post?: HttpPost | undefined
}

/**
 * Notifies webhooks of content changes; signs each message with the webhook's secret. Sends nothing to link-local
 * addresses, and to private ones only for the operator's webhooks, unless the settings allow it.
 * @param operatorSecret signs messages to the operator's webhooks
 */
export function webhookChannel(
  { operatorSecret, seal }: { operatorSecret: string | undefined; seal: Seal | undefined },
  { allowsPrivateAddresses = false, post, timeoutMs }: PostOptions,
): Channel {
  const send = async (
    delivery: Delivery,
    { url, owner, sealed_secret }: Receiver,
    signal: AbortSignal,
  ): Promise<Outcome> => {
    const openedSecret = sealed_secret === null ? undefined : seal?.open(sealed_secret)
    if (sealed_secret !== null && openedSecret === undefined) return SECRET_UNREADABLE_OUTCOME
    const isOperatorWebhook = owner === 'operator'
    const secret = isOperatorWebhook ? operatorSecret : openedSecret
    const defaultPost =
      isOperatorWebhook || allowsPrivateAddresses ? postUnlessLinkLocal : postUnlessPrivate
    return await sendDelivery(
      delivery,
      { url, secret },
      { post: post ?? defaultPost, stop: signal, timeoutMs },
    )
  }
  return { name: 'A webhook', label: originAndPath, send, giveUpAfterMs: DAY_MS }
}

/**
 * Sends leads to the CRM, signed with `secret`, and retries each for a month, since losing a lead is worse than losing
 * a notification.
 */
export function leadChannel(
  secret: string | undefined,
  { post = postUnlessLinkLocal, timeoutMs }: PostOptions,
): Channel {
  return {
    name: 'The CRM',
    // The path of such an address often is its secret.
    label: ({ url }) => new URL(url).origin,
    send: (delivery, { url }, stop) =>
      sendDelivery(delivery, { url, secret }, { post, stop, timeoutMs }),
    giveUpAfterMs: 30 * DAY_MS,
  }
}

function originAndPath({ url }: Receiver): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

const SECRET_UNREADABLE_OUTCOME: Outcome = {
  status: null,
  error:
    'The secret of the webhook cannot be decrypted, since SEAL_SECRET is missing or has changed. Save the secret again.',
}

interface SignedAddress {
  readonly url: string
  readonly secret: string | undefined
}

/**
 * Posts one delivery, signed: an event with its topic (content-webhook#request), a lead with an idempotency key
 * (lead-payload#request). Never throws. Does not follow redirects: the signed body is meant for this address alone.
 */
async function sendDelivery(
  { topic, body, key }: Pick<Delivery, 'topic' | 'body' | 'key'>,
  { url, secret }: SignedAddress,
  { post, stop, timeoutMs = TIMEOUT_MS }: SendOptions,
): Promise<Outcome> {
  try {
    const status = await post(url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'prospectus-webhooks',
        ...(key === null
          ? { 'x-storyblok-topic': topic }
          : { 'x-prospectus-topic': topic, 'idempotency-key': key }),
        ...(secret !== undefined && {
          'webhook-signature': createHmac('sha1', secret).update(body).digest('hex'),
        }),
      },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    })
    return {
      status,
      error: status >= 200 && status < 300 ? null : `The receiver responded with ${status}.`,
    }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  }
}

interface SendOptions {
  readonly post: HttpPost
  readonly stop: AbortSignal
  /** 20 seconds by default. */
  readonly timeoutMs?: number | undefined
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'TimeoutError' ? 'The receiver did not respond in time.' : error.message
}

const TIMEOUT_MS = 20_000

interface PostedMessage {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** Posts a message; resolves with the status. Ignores the body and redirects. Rejects if there is no response. */
export type HttpPost = (url: string, message: PostedMessage) => Promise<number>

/**
 * Creates an `HttpPost` that never connects to blocked addresses. Checks the address that the connection will use, so
 * that neither another spelling nor a name can get round it; Node's own `blockList` ignores encrypted connections.
 * @param lookup resolves names; the system's by default
 */
export function createPost(blocked: BlockList, lookup: LookupFunction = resolveName): HttpPost {
  const lookupAllowed = createFilteredLookup(blocked, lookup)
  return (address, { headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      // Only names are looked up; a literal address is used directly.
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && isBlocked(host, blocked)) throw new AddressBlockedError()
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const options = { method: 'POST', headers, signal, lookup: lookupAllowed, agent: false }
      const request = send(url, options)
      request.once('response', (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      // Not `once`: destroying a response that is not read can raise another error.
      request.on('error', (error) => reject(error.cause instanceof Error ? error.cause : error))
      request.end(body)
    })
}

function createFilteredLookup(blocked: BlockList, lookup: LookupFunction): LookupFunction {
  return (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, resolved) => {
      if (error) return callback(error, '')
      const addresses =
        typeof resolved === 'string' ? [{ address: resolved, family: isIP(resolved) }] : resolved
      const [first] = addresses
      if (addresses.some(({ address }) => isBlocked(address, blocked))) {
        return callback(new AddressBlockedError(), '')
      }
      if (options.all === true) return callback(null, addresses)
      callback(null, first?.address ?? '', first?.family)
    })
}

function isBlocked(address: string, blocked: BlockList): boolean {
  return blocked.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

export class AddressBlockedError extends Error {
  override readonly name = 'AddressBlockedError'

  constructor() {
    super(
      "The receiver's address is on this machine, its local link or a private network. The operator can allow these with " +
        'WEBHOOK_PRIVATE_ADDRESSES, except the local link (169.254.0.0/16, fe80::/10).',
    )
  }
}

/** Addresses on the machine's local link, where clouds serve the machine's credentials. */
const LINK_LOCAL_SUBNETS = ['169.254.0.0/16', 'fe80::/10']

/** This machine, private networks, and other addresses that are not public ones of one machine (RFC 6890). */
const PRIVATE_SUBNETS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  'fc00::/7',
  'fec0::/10',
  'ff00::/8',
]

/** Blocked for addresses in the settings. Those may be private, such as addresses of sites on the same machine. */
export const LINK_LOCAL_ADDRESSES = blockListOf(LINK_LOCAL_SUBNETS)

/** Blocked for other addresses, unless the operator allows them. */
export const PRIVATE_ADDRESSES = blockListOf([...LINK_LOCAL_SUBNETS, ...PRIVATE_SUBNETS])

const postUnlessLinkLocal = createPost(LINK_LOCAL_ADDRESSES)
const postUnlessPrivate = createPost(PRIVATE_ADDRESSES)

/** Blocks IPv4 networks in their IPv6 forms too: mapped, NAT64 (RFC 6052) and 6to4 (RFC 3056). */
function blockListOf(subnets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    const prefix = Number(bits)
    if (network.includes(':')) {
      list.addSubnet(network, prefix, 'ipv6')
      continue
    }
    list.addSubnet(network, prefix, 'ipv4')
    list.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6')
    list.addSubnet(`2002:${inHex(network)}::`, 16 + prefix, 'ipv6')
  }
  return list
}

/** `a9fe:0000` for `169.254.0.0`. */
function inHex(network: string): string {
  const hex = Buffer.from(network.split('.').map(Number)).toString('hex')
  return `${hex.slice(0, 4)}:${hex.slice(4)}`
}
