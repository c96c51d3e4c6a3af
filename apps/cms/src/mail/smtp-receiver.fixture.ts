import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** By lower-case name, unfolded; of a repeated name, the last. */
  readonly headers: ReadonlyMap<string, string>
  readonly headerNames: readonly string[]
  /** Decoded, as is `text`. */
  readonly subject: string
  readonly text: string
  /** The whole message, as received. */
  readonly raw: string
}

/** Starts a mail server that records mails, and rejects what the test configures. Closed after the test. */
export async function startSmtpReceiver() {
  const received: ReceivedMail[] = []
  /** Addresses that the server rejects as recipients. */
  const rejectedRecipients = new Set<string>()
  /** Status codes with which the server rejects the next mails, one each. */
  const nextCodes: number[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      done(rejectedRecipients.has(address) ? errorWith(550) : undefined)
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const code = nextCodes.shift()
        if (code !== undefined) return done(errorWith(code))
        const { mailFrom, rcptTo } = envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parseMail(Buffer.concat(chunks).toString()),
        })
        return done()
      })
    },
  })
  // A client that is stopped breaks its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, rejectedRecipients, nextCodes }
}

function errorWith(code: number): Error {
  return Object.assign(new Error('Rejected by the test'), { responseCode: code })
}

function parseMail(raw: string) {
  const headerEnd = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, headerEnd)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const headers = new Map(pairs)
  const body = raw.slice(headerEnd + 4)
  const encoding = headers.get('content-transfer-encoding')
  const subject = decodeWords(headers.get('subject') ?? '')
  const headerNames = pairs.map(([name]) => name)
  return { headers, headerNames, subject, text: decodeBody(body, encoding), raw }
}

/** Decodes a header with RFC 2047 words, such as `=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=`. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? decodeBody(word, 'base64')
        : decodeBody(word.replaceAll('_', ' '), 'quoted-printable'),
    )
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}
