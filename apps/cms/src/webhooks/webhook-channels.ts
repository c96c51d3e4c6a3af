import { createHmac } from 'node:crypto'
import { lookup as resolveName } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import type { Delivery, Outcome } from '../outbox/deliveries.ts'
import type { Channel, Receiver } from '../outbox/sender.ts'
import type { Seal } from '../seal.ts'

/** How requests go out; those that are left out are as usual. */
export interface PostOptions extends Partial<Pick<SendOptions, 'timeoutMs'>> {
  /** Whether webhooks that were made through the API may be on private networks and on this machine. */
  readonly privateAddresses?: boolean
  /** Reaches every receiver, whatever its address. */
  readonly post?: Post | undefined
}

/**
 * Tells webhooks of changes of the content, each signed with its own secret. Nothing goes to link-local addresses,
 * and of private ones only to the operator's webhooks, unless the settings say otherwise.
 *
 * @param operatorSecret what is sent to the operator's webhooks is signed with it
 */
export function webhookChannel(
  { operatorSecret, seal }: { operatorSecret: string | undefined; seal: Seal | undefined },
  { privateAddresses = false, post, timeoutMs }: PostOptions,
): Channel {
  const send = async (
    delivery: Delivery,
    { url, owner, sealed_secret }: Receiver,
    stop: AbortSignal,
  ): Promise<Outcome> => {
    const own = sealed_secret === null ? undefined : seal?.open(sealed_secret)
    if (sealed_secret !== null && own === undefined) return UNREADABLE
    const isOperators = owner === 'operator'
    const secret = isOperators ? operatorSecret : own
    const usual = isOperators || privateAddresses ? postToSettings : postToPublic
    return await sendDelivery(delivery, { url, secret }, { post: post ?? usual, stop, timeoutMs })
  }
  return { name: 'A webhook', label: originAndPath, send, triedForMs: DAY_MS }
}

/**
 * Hands leads to the CRM. They are tried for a month: a lead is worth more than a hint.
 *
 * @param secret `CRM_WEBHOOK_SECRET`; undefined: not signed
 */
export function leadChannel(
  secret: string | undefined,
  { post = postToSettings, timeoutMs }: PostOptions,
): Channel {
  return {
    name: 'The CRM',
    // The path of such an address is often its secret.
    label: ({ url }) => new URL(url).origin,
    send: (delivery, { url }, stop) =>
      sendDelivery(delivery, { url, secret }, { post, stop, timeoutMs }),
    triedForMs: 30 * DAY_MS,
  }
}

function originAndPath({ url }: Receiver): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

const UNREADABLE: Outcome = {
  status: null,
  error: 'Its secret cannot be read: SEAL_SECRET is another one than when it was stored.',
}

interface SignedAddress {
  readonly url: string
  /** Undefined: not signed. */
  readonly secret: string | undefined
}

/**
 * Posts one delivery, signed as the protocol has it (content-webhook#request), and says how that went: an event
 * of the content with its topic, a lead with the key that a receiver can tell it by (lead-payload#request). Never throws. Redirects are not followed: the signed body is for this address only.
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
    return { status, error: status >= 200 && status < 300 ? null : `It answered ${status}.` }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  }
}

interface SendOptions {
  readonly post: Post
  readonly stop: AbortSignal
  /** 20 seconds unless told. */
  readonly timeoutMs?: number | undefined
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'TimeoutError' ? 'It did not answer in time.' : error.message
}

const TIMEOUT_MS = 20_000

/** What is posted to an address. */
interface PostedMessage {
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

/** On every network they are the machine's own link; where machines are rented, their keys are told there. */
const LINK_LOCAL = ['169.254.0.0/16', 'fe80::/10']

/** This machine, private networks, and what is no public address of one machine (RFC 6890). */
const PRIVATE = [
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

/** What is posted to addresses that the settings name never goes here. */
export const LINK_LOCAL_ADDRESSES = blockListOf(LINK_LOCAL)

/** What is posted to any other address never goes here, unless the operator lets it. */
export const PRIVATE_ADDRESSES = blockListOf([...LINK_LOCAL, ...PRIVATE])

/** What the settings name may be on a private network, as the sites of one machine are. */
const postToSettings = createPost(LINK_LOCAL_ADDRESSES)
const postToPublic = createPost(PRIVATE_ADDRESSES)

/** A list of IPv4 addresses has them as IPv6 writes them too, and as NAT64 (RFC 6052) and 6to4 (RFC 3056) do. */
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

/** `a9fe:0000` of `169.254.0.0`. */
function inHex(network: string): string {
  const hex = Buffer.from(network.split('.').map(Number)).toString('hex')
  return `${hex.slice(0, 4)}:${hex.slice(4)}`
}
