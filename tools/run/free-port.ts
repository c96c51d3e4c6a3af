import { createServer } from 'node:net'

/** Ports that were returned: the system may offer a closed port again before its server listens. */
const returnedPorts = new Set<number>()

/** Finds a free loopback port, a different one with each call. */
export async function freePort(): Promise<number> {
  const port = await unusedPort()
  if (returnedPorts.has(port)) return freePort()
  returnedPorts.add(port)
  return port
}

function unusedPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('The system assigned no free port of 127.0.0.1'))
      })
    })
  })
}
