/** What a server of ours takes of a client before it refuses it, or closes its connection. */
export const LIMITS = {
  /** Bytes of a request's target and headers together. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Longer than the idle time of proxies in front, so that they end connections and not we. */
  keepAliveTimeout: 75_000,
  /** Milliseconds that a request may go without a byte being sent or read; then its reader is cut off. */
  stalledTimeout: 30_000,
  /** Requests that a connection may send ahead while an earlier one of it is being answered. */
  maxSentAhead: 32,
  /** Milliseconds that a refused client has to read its answer before the connection is closed. */
  linger: 1000,
}

export type Limits = typeof LIMITS
