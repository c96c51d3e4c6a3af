import { createHmac } from 'node:crypto'
import type { HttpPost } from './webhook-channels.ts'

export interface Received {
  readonly url: string
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
  /** The body as sent. */
  readonly text: string
}

/** Replaces the network in tests: records the messages to all receivers, and responds as the test configures. */
export function webhookReceiver() {
  const received: Received[] = []
  /** Statuses of the next responses; the last is also that of all further ones. `silence` for no response. */
  let statuses: (number | 'silence')[] = [200]
  const post: HttpPost = async (url, { headers, body }) => {
    received.push({ url, headers: new Headers(headers), body: JSON.parse(body), text: body })
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    if (status === 'silence') throw new Error('refused')
    return status ?? 200
  }
  return {
    post,
    received,
    respondWith: (...next: (number | 'silence')[]) => {
      statuses = next
    },
  }
}

/** The header `webhook-signature` that a message with this body must have. */
export function webhookSignature(text: string, secret: string): string {
  return createHmac('sha1', secret).update(text).digest('hex')
}
