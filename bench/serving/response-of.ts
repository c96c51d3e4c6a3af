import { get } from 'node:http'

/** Waits for background compression: until twenty responses in a row have the same size. */
export async function waitUntilCompressed(url: string): Promise<void> {
  let sizes: readonly number[] = []
  while (sizes.length < 20 || new Set(sizes.slice(-20)).size > 1) {
    sizes = [...sizes, (await responseOf(url)).body.length]
  }
}

export interface RawResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** The response for a client that accepts gzip. */
export function responseOf(url: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = Object.entries(response.headers).map(([name, value]) => [
          name,
          String(value),
        ])
        resolve({ headers: Object.fromEntries(headers), body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}
