import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OperatorError } from './operator-error.ts'

/** The port of a role cannot be listened on; the message names it and its setting. */
export class PortTaken extends OperatorError {
  override readonly name = 'PortTaken'
}

export interface ListenAddress {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** Name of the setting that the port comes from. */
  readonly portSetting: string
  /** Whether other processes may listen on the same port: the system hands each connection to one of them. */
  readonly sharePort?: boolean
}

/**
 * Begins to listen, and says on which port.
 *
 * @throws {PortTaken} when the port cannot be had
 */
export function listen(
  server: Server,
  { host, port, portSetting, sharePort = false }: ListenAddress,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS.get(error.code ?? '') ?? error.message
      const message = `Port ${port} of ${host} ${reason}: set ${portSetting} to another port.`
      reject(new PortTaken(message, { cause: error }))
    })
    server.listen({ host, port, exclusive: true, reusePort: sharePort }, () => {
      resolve((server.address() as AddressInfo).port)
    })
  })
}

const REASONS = new Map([
  ['EADDRINUSE', 'is in use already'],
  ['EACCES', 'may not be listened on by this user'],
  ['EADDRNOTAVAIL', 'is not an address of this machine'],
])
