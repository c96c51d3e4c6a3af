import { createHmac } from 'node:crypto'
import type { Post } from './webhook-channels.ts'

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
  const post: Post = async (url, { headers, body }) => {
    received.push({ url, headers: new Headers(headers), body: JSON.parse(body), text: body })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === 'silence') throw new Error('refused')
    return answer ?? 200
  }
  return {
    post,
    received,
    answersWith: (...next: (number | 'silence')[]) => {
      answers = next
    },
  }
}

export function hookSignature(text: string, secret: string): string {
  return createHmac('sha1', secret).update(text).digest('hex')
}
