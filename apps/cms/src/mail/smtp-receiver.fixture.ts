import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** By lower-case name, unfolded; only names that occur once. */
  readonly headers: ReadonlyMap<string, string>
  readonly headerNames: readonly string[]
  /** The decoded text. */
  readonly subject: string
  readonly text: string
  /** The whole message, as received. */
  readonly raw: string
}

/** A mail server that records mails, and rejects what the test configures. Closed after the test. */
export async function smtpReceiver() {
  const received: ReceivedMail[] = []
  /** Recipients that the server rejects, and status codes of its responses to the next mails. */
  const rejectedRecipients = new Set<string>()
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
          ...read(Buffer.concat(chunks).toString()),
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

function read(raw: string) {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const headers = new Map(pairs)
  const body = raw.slice(end + 4)
  const coding = headers.get('content-transfer-encoding')
  const subject = decodedWords(headers.get('subject') ?? '')
  const headerNames = pairs.map(([name]) => name)
  return { headers, headerNames, subject, text: decoded(body, coding), raw }
}

/** Decodes a header with RFC 2047 words, such as `=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=`. */
function decodedWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, coding: string, word: string) =>
      coding.toLowerCase() === 'b'
        ? decoded(word, 'base64')
        : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    )
}

function decoded(body: string, coding: string | undefined): string {
  if (coding === 'base64') return Buffer.from(body, 'base64').toString()
  if (coding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}
