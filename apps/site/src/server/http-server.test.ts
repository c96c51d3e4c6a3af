import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { createSecurityHeaders } from './security-headers.ts'
import { readSettings } from './settings.ts'

const security = createSecurityHeaders(readSettings({}))

test.each([
  ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nhost: a\r\n\r\n', 405],
  ['no request', 'nonsense\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n', 417],
])(
  'ROUTE-3 %s is answered, and its connection closed though the client never closes it',
  async (_name, request, status) => {
    const server = createHttpServer((_request, response) => response.end(), security, 10)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const answer = await new Promise<string>((resolve) => {
      const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      let text = ''
      client.on('data', (bytes) => {
        text += bytes
      })
      client.on('end', () => resolve(text))
      client.on('error', () => undefined)
      client.write(request)
    })
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    // Called back once no connection is left, the client's among them.
    await new Promise((resolve) => server.close(resolve))
  },
)
