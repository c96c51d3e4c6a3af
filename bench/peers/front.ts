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
/** Headers of one connection: a proxy must not forward them (RFC 9110, section 7.6.1). */
const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
])

interface StoredResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: Buffer
}

interface FrontProxy {
  readonly url: string
  /** Empties the cache. */
  readonly clearCache: () => void
  readonly close: () => void
}

/**
 * Starts a proxy in front of a server, as in production: TLS, HTTP/2, and brotli at its highest level for text that
 * arrives uncompressed. It caches successful responses, as a CDN does, so only the first visit of a page waits for
 * brotli.
 *
 * @param target address of the server behind it
 * @param compresses true to request uncompressed text and compress it here; our server compresses its own
 */
export async function startFront(target: string, compresses: boolean): Promise<FrontProxy> {
  const stored = new Map<string, StoredResponse>()
  const server = createSecureServer(makeCertificate(), async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const encoding = compresses ? 'identity' : String(incoming.headers['accept-encoding'] ?? '')
    const key = `${path} ${incoming.headers.accept ?? ''} ${encoding}`
    try {
      const response =
        stored.get(key) ?? (await fetchFrom(target + path, incoming.headers, encoding))
      if (response.status === 200) stored.set(key, response)
      send(outgoing, response)
    } catch (error) {
      const cause = error instanceof Error ? error.message : error
      console.error(`The proxy got no response from ${target}${path} and answers 502: ${cause}`)
      outgoing.writeHead(502)
      outgoing.end()
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `https://127.0.0.1:${port}`,
    clearCache: () => stored.clear(),
    close: () => server.close(),
  }
}

async function fetchFrom(
  url: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  encoding: string,
): Promise<StoredResponse> {
  const forwardedHeaders = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !HOP_BY_HOP_HEADERS.has(name),
  )
  const response = await new Promise<StoredResponse>((resolve, reject) => {
    const outgoing = request(
      url,
      { headers: { ...Object.fromEntries(forwardedHeaders), 'accept-encoding': encoding } },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () => {
          const responseHeaders = Object.entries(incoming.headers).flatMap(([name, value]) =>
            value === undefined || HOP_BY_HOP_HEADERS.has(name) ? [] : [[name, value] as const],
          )
          resolve({
            status: incoming.statusCode ?? 502,
            headers: Object.fromEntries(responseHeaders),
            body: Buffer.concat(chunks),
          })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
  const isPlain = response.headers['content-encoding'] === undefined
  if (!isPlain || !TEXT.test(String(response.headers['content-type'] ?? ''))) return response
  const body = await compress(response.body)
  return {
    ...response,
    headers: {
      ...response.headers,
      'content-encoding': 'br',
      'content-length': String(body.length),
    },
    body,
  }
}

function send(outgoing: Http2ServerResponse, { status, headers, body }: StoredResponse): void {
  outgoing.writeHead(status, headers)
  outgoing.end(body)
}

/** Makes a certificate for this run; the browser runs with certificate checks off. */
function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
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
  if (status !== 0) throw new Error(`openssl could not make a certificate for the proxy: ${stderr}`)
  const keyAndCertificate = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true, force: true })
  return keyAndCertificate
}
