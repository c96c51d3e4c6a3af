import type { Delivery, Outcome } from '../outbox/deliveries.ts'
import type { Receiver, Way } from '../outbox/way.ts'
import type { Seal } from '../seal.ts'
import { createPost, type Post } from './post.ts'
import { LINK_LOCAL_ADDRESSES, PRIVATE_ADDRESSES } from './refused-addresses.ts'
import { type SendOptions, sendDelivery } from './send-delivery.ts'

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
