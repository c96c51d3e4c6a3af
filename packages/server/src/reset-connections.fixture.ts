import { once } from 'node:events'
import { connect } from 'node:net'

/** When a client resets its connection: after sending its bytes, or after the response begins. */
const RESET_MOMENTS = ['request-sent', 'response-begun'] as const

/**
 * Input for which Node hands the socket, or the decision about it, to another listener than the one for requests:
 * CONNECT, Upgrade, an unknown `Expect` header, and input that is not HTTP.
 */
const SOCKET_HANDOVERS = {
  tunnel: 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
  'tunnel without a host': 'CONNECT x:1 HTTP/1.1\r\n\r\n',
  'tunnel with bytes in it': 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  upgrade:
    'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: a\r\n\r\n',
  'upgrade to HTTP/2':
    'GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: a\r\n\r\n',
  expectation: 'GET / HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n',
  nonsense: 'nonsense\r\n\r\n',
} as const

/** Sends bytes to a port of this machine and resets the connection, like a killed client. */
async function resetConnection(
  port: number,
  bytes: string,
  when: (typeof RESET_MOMENTS)[number],
): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  if (when === 'request-sent') socket.write(bytes, () => socket.resetAndDestroy())
  else socket.once('data', () => socket.resetAndDestroy()).write(bytes)
  await closed
}

/**
 * Sends each of `SOCKET_HANDOVERS` and resets its connection, several times over. The server must still respond
 * afterwards; an error without a listener fails the test by itself.
 */
export async function resetConnections(port: number): Promise<void> {
  for (const bytes of Object.values(SOCKET_HANDOVERS))
    for (const when of RESET_MOMENTS)
      await Promise.all(Array.from({ length: 5 }, () => resetConnection(port, bytes, when)))
}
