import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { freePort } from '../../tools/run/free-port.ts'

const compress = promisify(brotliCompress)

const TEXT = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/
/** Of a connection, so they do not pass. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
])

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

interface Front {
  readonly url: string
  /** Lets go of all stored answers. */
  readonly forget: () => void
  readonly close: () => void
}

/**
 * What stands in front of each server in production, ours too: TLS, HTTP/2, and brotli at its best for text that
 * comes uncompressed. Every compressed answer is kept, as at a CDN, so nobody waits for that.
 *
 * @param target address of the server behind it
 * @param compresses whether it asks the server for uncompressed text; ours compresses itself
 */
export async function startFront(target: string, compresses: boolean): Promise<Front> {
  const answers = new Map<string, Answer>()
  const server = createSecureServer(certificate(), async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const encoding = compresses ? 'identity' : String(incoming.headers['accept-encoding'] ?? '')
    const key = `${path} ${incoming.headers.accept ?? ''} ${encoding}`
    try {
      const answer = answers.get(key) ?? (await ask(target + path, incoming.headers, encoding))
      if (answer.status === 200) answers.set(key, answer)
      send(outgoing, answer)
    } catch (error) {
      console.error(`${target}${path}: ${error instanceof Error ? error.message : error}`)
      outgoing.writeHead(502)
      outgoing.end()
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `https://127.0.0.1:${port}`,
    forget: () => answers.clear(),
    close: () => server.close(),
  }
}

async function ask(
  url: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  encoding: string,
): Promise<Answer> {
  const passed = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP.has(name))
  const answer = await new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      url,
      { headers: { ...Object.fromEntries(passed), 'accept-encoding': encoding } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const given = Object.entries(response.headers).flatMap(([name, value]) =>
            value === undefined || HOP.has(name) ? [] : [[name, value] as const],
          )
          resolve({
            status: response.statusCode ?? 502,
            headers: Object.fromEntries(given),
            body: Buffer.concat(chunks),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
  const isPlain = answer.headers['content-encoding'] === undefined
  if (!isPlain || !TEXT.test(String(answer.headers['content-type'] ?? ''))) return answer
  const body = await compress(answer.body)
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'content-encoding': 'br',
      'content-length': String(body.length),
    },
    body,
  }
}

function send(outgoing: Http2ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, headers)
  outgoing.end(body)
}

/** A certificate for this run, made by openssl; the browser is told not to check it. */
function certificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-front-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=127.0.0.1', '-days', '2', '-keyout', key, '-out', cert],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true, force: true })
  return made
}
