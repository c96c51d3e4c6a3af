/** What a server of ours takes of a request before it refuses it. */
export const LIMITS = {
  /** Bytes of a request's target and headers together. */
  maxHeaderSize: 16 * 1024,
  /** Milliseconds. */
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Longer than the idle time of proxies in front, so that they end connections and not we. */
  keepAliveTimeout: 75_000,
}
