import { createHmac } from 'node:crypto'

export interface Received {
  readonly url: string
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
  /** The body as sent. */
  readonly text: string
}

/** Stands for all receivers: notes what is sent, and answers as it is told to. */
export function webhookReceiver() {
  const received: Received[] = []
  /** Status of the next answers, the last for all after it; `silence`: no answer at all. */
  let answers: (number | 'silence')[] = [200]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const text = String(init?.body)
    const headers = new Headers(init?.headers)
    received.push({ url: String(input), headers, body: JSON.parse(text), text })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'silence') throw new TypeError('fetch failed', { cause: new Error('refused') })
    return new Response(null, { status: answer ?? 200 })
  }
  return {
    fetch,
    received,
    answersWith: (...next: (number | 'silence')[]) => {
      answers = next
    },
  }
}

export function hookSignature(text: string, secret: string): string {
  return createHmac('sha1', secret).update(text).digest('hex')
}
