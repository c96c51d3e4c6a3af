import { createHmac } from 'node:crypto'
import { lookup as resolveName } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import { addressKind } from '@prospectus/server/address-kind'
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
      isOperatorWebhook || allowsPrivateAddresses ? postUnlessLinkLocal : postIfPublic
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
export function createPost(isBlocked: IsBlocked, lookup: LookupFunction = resolveName): HttpPost {
  const lookupAllowed = createFilteredLookup(isBlocked, lookup)
  return (address, { headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      // Only names are looked up; a literal address is used directly.
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && isBlocked(host)) throw new AddressBlockedError()
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

function createFilteredLookup(isBlocked: IsBlocked, lookup: LookupFunction): LookupFunction {
  return (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, resolved) => {
      if (error) return callback(error, '')
      const addresses =
        typeof resolved === 'string' ? [{ address: resolved, family: isIP(resolved) }] : resolved
      const [first] = addresses
      if (addresses.some(({ address }) => isBlocked(address))) {
        return callback(new AddressBlockedError(), '')
      }
      if (options.all === true) return callback(null, addresses)
      callback(null, first?.address ?? '', first?.family)
    })
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

type IsBlocked = (address: string) => boolean

/** Blocks addresses in the settings. Those may be private, such as addresses of sites on the same machine. */
export const isLinkLocal: IsBlocked = (address) => addressKind(address) === 'link-local'

/** Blocks other addresses, unless the operator allows them. */
export const isNotPublic: IsBlocked = (address) => addressKind(address) !== 'public'

const postUnlessLinkLocal = createPost(isLinkLocal)
const postIfPublic = createPost(isNotPublic)
