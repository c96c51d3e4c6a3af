/**
 * Whether an `Origin` is that of our forms. On one's own machine `localhost` and `127.0.0.1` are the same.
 * Never throws.
 */
export function isOwnOrigin(origin: string, embedsUrl: string): boolean {
  const given = URL.parse(origin)
  const own = new URL(embedsUrl)
  if (given?.origin === own.origin) return true
  return (
    given?.protocol === own.protocol &&
    given.port === own.port &&
    [given, own].every(({ hostname }) => LOOPBACK.includes(hostname))
  )
}

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost']
