import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '@prospectus/server/operator-error'

export interface SiteResponse {
  readonly status: number
  /** Content type without parameters. */
  readonly type: string
  readonly location: string | undefined
  readonly body: Buffer
}

/** Fetches an address like a browser with WebP support; retries while the site is overloaded, and throws in the end. */
export async function fetchAddress(origin: string, address: string): Promise<SiteResponse> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(origin + address, { redirect: 'manual', headers: HEADERS }).catch(
      (cause: unknown) => {
        throw new OperatorError(`${origin}${address} cannot be reached: is the site running?`, {
          cause,
        })
      },
    )
    const body = Buffer.from(await response.arrayBuffer())
    const { status, headers } = response
    if (!(status === 429 || status === 503) || attempt === MAX_ATTEMPTS) {
      const [type = ''] = (headers.get('content-type') ?? '').split(';')
      return { status, type, location: headers.get('location') ?? undefined, body }
    }
    await wait(1000 * Math.min(Number(headers.get('retry-after')) || 1, 10))
  }
}

const HEADERS = { accept: 'text/html,image/webp,*/*;q=0.8' }
const MAX_ATTEMPTS = 20
