import { strictTransport } from '@prospectus/server/answers/strict-transport'

/** Headers, by their names in lower case, that every answer of one origin has unless it sets its own. */
export type RoleHeaders = Readonly<Record<string, string>> & {
  readonly 'content-security-policy': string
}

/**
 * The headers of an origin of the content system.
 *
 * @param options.url its public origin
 * @param options.framedBy origins whose pages may show it in a frame; none unless told
 */
export function createRoleHeaders(options: {
  readonly url: string
  readonly framedBy?: readonly string[]
}): RoleHeaders {
  const { url, framedBy = [] } = options
  const framing = framedBy.length === 0 ? "'none'" : framedBy.flatMap(withLoopbackNames).join(' ')
  return {
    'content-security-policy': `default-src 'none'; frame-ancestors ${framing}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...strictTransport(url),
  }
}

/** Adds an origin's headers to an answer. If the answer has a policy, who may frame it is added to that. */
export function addRoleHeaders(answer: Headers, headers: RoleHeaders): void {
  const { 'content-security-policy': policy } = headers
  const own = answer.get('content-security-policy')
  const framing = policy.slice(policy.indexOf('frame-ancestors'))
  if (own !== null) answer.set('content-security-policy', `${own}; ${framing}`)
  for (const [name, value] of Object.entries(headers))
    if (!answer.has(name)) answer.set(name, value)
}

/** On one's own machine the site may be opened as `localhost` or as `127.0.0.1`: both may frame it. */
function withLoopbackNames(origin: string): readonly string[] {
  const { protocol, hostname, host } = new URL(origin)
  const names = ['127.0.0.1', 'localhost']
  if (protocol !== 'http:' || !names.includes(hostname)) return [origin]
  return names.map((name) => `http://${host.replace(hostname, name)}`)
}
