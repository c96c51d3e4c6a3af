import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { OperatorError } from './operator-error.ts'

/** A role cannot listen on its address; the message names the address and the setting to change. */
export class AddressUnavailableError extends OperatorError {
  override readonly name = 'AddressUnavailableError'
}

export interface ListenAddress {
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  readonly portSetting: string
  /** Other processes may listen on the same port; the system distributes connections. */
  readonly sharePort?: boolean
}

/** Begins to listen and returns the port. Throws `AddressUnavailableError` when the address is unavailable. */
export function listen(
  server: Server,
  { host, port, portSetting, sharePort = false }: ListenAddress,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = describeFailure(error, { host, port, portSetting })
      reject(new AddressUnavailableError(message, { cause: error }))
    })
    server.listen({ host, port, exclusive: true, reusePort: sharePort }, () => {
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/**
 * Throws an `AddressUnavailableError` that names every unavailable address with its setting. Skips shared ports, since
 * a probe would get connections of the processes that already listen.
 */
export async function assertPortsFree(addresses: readonly ListenAddress[]): Promise<void> {
  const probes = addresses
    .filter(({ sharePort = false }) => !sharePort)
    .map(async (address) => {
      const server = createServer()
      await listen(server, address)
      server.close()
      await once(server, 'close')
    })
  const failures = (await Promise.allSettled(probes)).flatMap((probe) =>
    probe.status === 'rejected' ? [probe.reason] : [],
  )
  const unexpected = failures.find((reason) => !(reason instanceof AddressUnavailableError))
  if (unexpected !== undefined) throw unexpected
  if (failures.length > 0)
    throw new AddressUnavailableError(failures.map(({ message }) => message).join('\n'))
}

function describeFailure(
  { code, message }: NodeJS.ErrnoException,
  { host, port, portSetting }: ListenAddress,
): string {
  const hostSetting = portSetting === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST'
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use already: set ${portSetting} to another port.`
    case 'EACCES':
      return `This user may not listen on port ${port} of ${host}: set ${portSetting} to another port.`
    case 'EADDRNOTAVAIL':
      return `${host} is not an address of this machine: set ${hostSetting} to one that is.`
    default:
      return `Port ${port} of ${host} cannot be listened on (${message}): check ${portSetting} and ${hostSetting}.`
  }
}
