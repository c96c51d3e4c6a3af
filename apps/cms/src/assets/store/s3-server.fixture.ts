import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export const S3_KEYS = { accessKeyId: 'AKIATEST', secretAccessKey: 'a-secret-key', region: 'eu-1' }

export interface S3Server {
  readonly endpoint: string
  readonly files: Map<string, { readonly bytes: Buffer; readonly type: string }>
  /** Status codes of the next responses, whatever the request; each is used once. */
  readonly failures: number[]
  /** Closes the server with every connection. */
  readonly stop: () => void
  /** Starts the server again on its port, with all its files. */
  readonly restart: () => Promise<void>
}

/**
 * Starts a server of the part of S3 that we use, with the bucket `files`, until the test ends. Computes the signature
 * (version 4) of every request by the documented rules, and responds 403 when it differs, or when a body does not match
 * its signed digest.
 */
export async function startS3Server(): Promise<S3Server> {
  const files: S3Server['files'] = new Map()
  const failures: number[] = []
  const server = createServer((request, response) => {
    respond(request, response, files, failures).catch((error: Error) => response.destroy(error))
  })
  const listenOn = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  await listenOn(0)
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  const restart = () => listenOn(port)
  return { endpoint: `http://127.0.0.1:${port}`, files, failures, stop, restart }
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  files: S3Server['files'],
  failures: number[],
): Promise<void> {
  const bytes = await buffer(request)
  const { method, url = '', headers } = request
  const end = (status: number) => void response.writeHead(status).end()
  const failure = failures.shift()
  if (failure !== undefined) return end(failure)
  if (!isSigned(request)) return end(403)
  const digest = headers['x-amz-content-sha256']
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(bytes)) return end(403)
  if (!url.startsWith('/files/')) return end(404)
  const key = decodeURIComponent(url.slice('/files/'.length))
  if (method === 'PUT') {
    files.set(key, { bytes, type: headers['content-type'] ?? '' })
    return end(200)
  }
  if (method === 'DELETE') {
    files.delete(key)
    return end(204)
  }
  const file = files.get(key)
  if (file === undefined) return end(404)
  const [, first = 0, last = file.bytes.length - 1] =
    /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')?.map(Number) ?? []
  const part = file.bytes.subarray(first, last + 1)
  response.writeHead(headers.range === undefined ? 200 : 206, {
    'content-length': part.length,
    'content-type': file.type,
    'last-modified': 'Mon, 02 Feb 2026 10:00:00 GMT',
    etag: `"${sha256(file.bytes).slice(0, 32)}"`,
  })
  response.end(method === 'HEAD' ? undefined : part)
}

function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (match === null) return false
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature = ''] = match
  if (accessKeyId !== S3_KEYS.accessKeyId || region !== S3_KEYS.region) return false
  const time = String(headers['x-amz-date'])
  const headerNames = signedHeaders.split(';')
  if (!headerNames.includes('host') || !time.startsWith(day)) return false
  const canonicalRequest = [
    method,
    url,
    '',
    ...headerNames.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const stringToSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest)].join('\n')
  const hashedParts = [day, region, 's3', 'aws4_request', stringToSign]
  const initialKey: Buffer = Buffer.from(`AWS4${S3_KEYS.secretAccessKey}`)
  const expected = hashedParts.reduce((key, part) => hmac(key, part), initialKey)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

function hmac(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
