import { createHmac } from 'node:crypto'
import type { Delivery, Outcome } from '../outbox/deliveries.ts'
import type { Receiver, Way } from '../outbox/sender.ts'
import type { Seal } from '../seal.ts'
import { createPost, LINK_LOCAL_ADDRESSES, type Post, PRIVATE_ADDRESSES } from './post.ts'

/** How requests go out; those that are left out are as usual. */
export interface PostOptions extends Partial<Pick<SendOptions, 'timeoutMs'>> {
  /** Whether webhooks that were made through the API may be on private networks and on this machine. */
  readonly privateAddresses?: boolean
  /** Reaches every receiver, whatever its address. */
  readonly post?: Post | undefined
}

/** What the settings name may be on a private network, as the sites of one machine are. */
const postToSettings = createPost(LINK_LOCAL_ADDRESSES)
const postToPublic = createPost(PRIVATE_ADDRESSES)

/**
 * Tells webhooks of changes of the content, each signed with its own secret. Nothing goes to link-local addresses,
 * and of private ones only to the operator's webhooks, unless the settings say otherwise.
 *
 * @param operatorSecret what is sent to the operator's webhooks is signed with it
 */
export function webhookWay(
  { operatorSecret, seal }: { operatorSecret: string | undefined; seal: Seal | undefined },
  { privateAddresses = false, post, timeoutMs }: PostOptions,
): Way {
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
  return { name: 'A webhook', shown: originAndPath, send, triedForMs: DAY_MS }
}

/**
 * Hands leads to the CRM. They are tried for a month: a lead is worth more than a hint.
 *
 * @param secret `CRM_WEBHOOK_SECRET`; undefined: not signed
 */
export function leadWay(
  secret: string | undefined,
  { post = postToSettings, timeoutMs }: PostOptions,
): Way {
  return {
    name: 'The CRM',
    // The path of such an address is often its secret.
    shown: ({ url }) => new URL(url).origin,
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
const DAY_MS = 24 * 60 * 60 * 1000

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
