import { createHmac } from 'node:crypto'
import type { Delivery, Outcome } from './deliveries.ts'

export interface Receiver {
  readonly url: string
  /** Undefined: not signed. */
  readonly secret: string | undefined
}

/**
 * Sends one delivery, signed as the protocol has it (content-webhook#request), and says how that went.
 * Never throws. Redirects are not followed: the signed body is for this address only.
 */
export async function sendDelivery(
  { topic, body }: Pick<Delivery, 'topic' | 'body'>,
  { url, secret }: Receiver,
  { fetch, stop, timeoutMs = TIMEOUT_MS }: SendOptions,
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'prospectus-webhooks',
        'x-storyblok-topic': topic,
        ...(secret !== undefined && {
          'webhook-signature': createHmac('sha1', secret).update(body).digest('hex'),
        }),
      },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    })
    const { status, ok } = response
    await response.body?.cancel()
    return { status, error: ok ? null : `It answered ${status}.` }
  } catch (error) {
    return { status: null, error: reasonOf(error) }
  }
}

export interface SendOptions {
  readonly fetch: typeof globalThis.fetch
  readonly stop: AbortSignal
  readonly timeoutMs?: number
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'It did not answer in time.'
  return error.cause instanceof Error ? error.cause.message : error.message
}

const TIMEOUT_MS = 20_000
