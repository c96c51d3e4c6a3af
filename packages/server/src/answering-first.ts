import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/**
 * Answers a request: by `first` where that can, otherwise by `listener`.
 *
 * @param first undefined at once, or false a little later, when it has not answered
 */
export function answeringFirst(
  first: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | undefined,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const answering = first(request, response)
    if (answering === undefined) return listener(request, response)
    void answering.then((isAnswered) => isAnswered || listener(request, response))
  }
}
