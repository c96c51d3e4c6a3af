import { createHmac } from 'node:crypto'
import type { Delivery, Outcome } from '../outbox/deliveries.ts'
import type { Post } from './post.ts'

interface SignedAddress {
  readonly url: string
  /** Undefined: not signed. */
  readonly secret: string | undefined
}

/**
 * Posts one delivery, signed as the protocol has it (content-webhook#request), and says how that went: an event
 * of the content with its topic, a lead with the key that a receiver can tell it by (lead-payload#request). Never throws. Redirects are not followed: the signed body is for this address only.
 */
export async function sendDelivery(
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

export interface SendOptions {
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
