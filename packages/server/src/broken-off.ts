import type { IncomingMessage } from 'node:http'

/** Whether a client ended its connection before all of its request had come: nobody reads an answer then. */
export function isBrokenOff(incoming: IncomingMessage | undefined): boolean {
  return incoming?.destroyed === true && !incoming.complete
}
