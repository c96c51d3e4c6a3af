import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Answers the requests of each connection one after the other, so that a client that sends many ahead and
 * reads none of the answers holds no more files and memory than one request does. A connection that sends
 * more than `maxSentAhead` of them is closed; browsers and proxies send none.
 *
 * @returns the listener, and whether requests of a connection wait for the one that is being answered
 */
export function oneAtATime(listener: RequestListener, maxSentAhead: number) {
  const connections = new WeakMap<Socket, Connection>()

  const answer = (connection: Connection, { request, response }: Exchange) => {
    connection.answering = response
    listener(request, response)
  }
  const answerNext = (connection: Connection, socket: Socket) => {
    const next = connection.waiting.shift()
    if (next === undefined || socket.destroyed) return
    if (connection.waiting.length > 0) {
      next.response.once('close', () => answerNext(connection, socket))
    }
    answer(connection, next)
  }

  const inTurn: RequestListener = (request, response) => {
    const { socket } = request
    const exchange = { request, response }
    const connection = connections.get(socket)
    if (connection === undefined) {
      connections.set(socket, { answering: response, waiting: [] })
      return listener(request, response)
    }
    const { answering, waiting } = connection
    if (waiting.length === 0 && isOver(answering)) return answer(connection, exchange)
    if (waiting.length >= maxSentAhead) return void socket.destroy()
    if (waiting.length === 0) answering.once('close', () => answerNext(connection, socket))
    waiting.push(exchange)
  }
  const othersWait = (socket: Socket) => (connections.get(socket)?.waiting.length ?? 0) > 0
  return { listener: inTurn, othersWait }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface Connection {
  answering: ServerResponse
  readonly waiting: Exchange[]
}

function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed
}
