/** How much a server takes from a client before it refuses the request or closes the connection. */
export const LIMITS = {
  /** Bytes of a request's target and headers together. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Longer than the idle time of proxies in front, so that they end connections and not we. */
  keepAliveTimeout: 75_000,
  /** Milliseconds without a byte sent or read after which a connection is closed. */
  stalledTimeout: 30_000,
  /** Requests that a client may send on one connection while an earlier one is being answered. */
  maxSentAhead: 32,
  /** Milliseconds that a refused client has to read its answer before the connection is closed. */
  linger: 1000,
}

export type Limits = typeof LIMITS
