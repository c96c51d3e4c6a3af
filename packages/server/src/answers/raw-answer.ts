import { STATUS_CODES } from 'node:http'

/** A whole HTTP answer, head and body, for a socket that has no response object. */
export function rawAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): string {
  const all = {
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
